import { NUMBER_PATTERN, TICKED } from '../../contact/own-fields.ts';
import type { OwnField } from '../../model/contact-settings.ts';
import type { TextLanguage } from '../../model/resolved.ts';
import styles from './contact-panel.module.css';
import { ownField } from './fields.ts';
import { FormText } from './text-field.tsx';
import type { FormPart } from './use-contact-form.ts';

interface OwnTextProps extends FormPart {
  readonly own: OwnField;
  readonly language: TextLanguage | undefined;
}

/** A field of the site's own, with the control that its type asks for. */
export function OwnText({ own, language, ...parts }: OwnTextProps) {
  const { type, max, choices } = own;
  // By itself in its label, beside the mark of what is required: so it is edited on the page.
  const asked = { ...ownField(own), language, shown: <bdi {...language}>{own.label}</bdi> };
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
          <select {...control} {...language} name={name}>
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
