import { NUMBER_PATTERN, TICKED } from '../../contact/own-fields.ts';
import type { OwnField } from '../../model/contact-settings.ts';
import styles from './contact-panel.module.css';
import { ownField } from './fields.ts';
import { FormText } from './text-field.tsx';
import type { FormPart } from './use-contact-form.ts';

/** A field of the site's own, with the control that its type asks for. */
export function OwnText({ own, ...parts }: FormPart & { readonly own: OwnField }) {
  const { type, max, choices } = own;
  // By itself in its label, beside the mark of what is required: so it is edited on the page.
  const asked = { ...ownField(own), shown: <bdi>{own.label}</bdi> };
  const name = asked.field;
  if (type === 'tick')
    return (
      <FormText
        {...parts}
        asked={asked}
        className={styles.tick}
        take={(text, before) => (before === text ? '' : text)}
      >
        {({ readOnly: _, ...control }) => (
          <input {...control} type="checkbox" name={name} value={TICKED} checked={control.value === TICKED} />
        )}
      </FormText>
    );
  return (
    <FormText {...parts} asked={asked} className={styles.field}>
      {({ readOnly, ...control }) => {
        if (type === 'lines')
          return <textarea {...control} name={name} rows={3} maxLength={max} readOnly={readOnly} />;
        if (type === 'number')
          return (
            <input
              {...control}
              name={name}
              inputMode="decimal"
              pattern={NUMBER_PATTERN}
              readOnly={readOnly}
            />
          );
        if (type !== 'choice')
          return <input {...control} type={type} name={name} maxLength={max} readOnly={readOnly} />;
        return (
          <select {...control} name={name}>
            <option value="" />
            {choices.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        );
      }}
    </FormText>
  );
}
