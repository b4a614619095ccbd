import { clsx } from 'clsx';
import { type InputHTMLAttributes, type ReactNode, useRef } from 'react';
import { afterPress } from '../../ui/after-press.ts';
import styles from './contact-panel.module.css';
import { type Asked, messageWhileWriting } from './fields.ts';
import { type FormPart, firstText } from './use-contact-form.ts';

type Both = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/** What every control of the form has in common. */
type ControlProps = InputHTMLAttributes<Both>;

interface TextFieldProps extends FormPart {
  readonly asked: Asked;
  readonly className: string | undefined;
  /** The control itself. */
  readonly children: (control: ControlProps) => ReactNode;
  /** What the field takes of what was written over what it held; all of it where left out. */
  readonly take?: (text: string, before: string) => string;
  /** What stands below it besides its error. */
  readonly foot?: (value: string) => ReactNode;
}

/** What a field takes of what was written into it; the caret stays behind that. */
function takenFrom(control: Both, take: NonNullable<TextFieldProps['take']>, before: string): string {
  const { value, selectionEnd } = control;
  const taken = take(value, before);
  if (taken !== value && control instanceof HTMLTextAreaElement) {
    const caret = Math.max(0, (selectionEnd ?? 0) - value.length + taken.length);
    // React would put it to the end.
    control.value = taken;
    control.setSelectionRange(caret, caret);
  }
  return taken;
}

/** Says what is wrong with the control above it. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p id={id} className={styles.error}>
      {text}
    </p>
  );
}

/** A text of the form: its label, its control, and what is wrong with it. */
export function FormText({ id, asked, data, state, className, children, take, foot }: TextFieldProps) {
  const { words } = data;
  const { field, label, shown = label, hint, required } = asked;
  const controlId = `${id}-${field}`;
  const errorId = `${controlId}-error`;
  /** What was wrong when the field was entered: that was heard with its name. */
  const heard = useRef<string>(undefined);
  const hintId = `${controlId}-hint`;
  /** What the field held before the word that is being composed: cut, it would be broken off. */
  const before = useRef<string>(undefined);
  return (
    <state.form.Field name={field} validators={{ onDynamic: ({ value }) => asked.check(value) }}>
      {(api) => {
        const { value, meta } = api.state;
        const long = field === 'comments' ? messageWhileWriting(value, words) : undefined;
        // The length is told at every key: what was said of it when the field was left may be over.
        const others = meta.errors.filter((text) => text !== words.messageLong);
        const error = state.errors[field] ?? long ?? firstText(others);
        const control: ControlProps = {
          id: controlId,
          value,
          required,
          readOnly: state.isBusy,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': clsx(hint && hintId, error && errorId) || undefined,
          onChange({ currentTarget: { value: text }, currentTarget }) {
            if (state.isBusy) return;
            const isWhole = take === undefined || before.current !== undefined;
            api.handleChange(isWhole ? text : takenFrom(currentTarget, take, value));
          },
          onCompositionStart() {
            before.current = value;
          },
          onCompositionEnd({ currentTarget }) {
            if (take && !state.isBusy)
              api.handleChange(takenFrom(currentTarget, take, before.current ?? value));
            before.current = undefined;
          },
          onFocus() {
            heard.current = error;
          },
          onBlur({ currentTarget, relatedTarget }) {
            // The thanks take the focus from a field that is empty since its text has arrived.
            if (relatedTarget?.matches('[data-kind=sent]')) return;
            state.takeUntold();
            // Whoever looks something up in another window has not left the field.
            if (currentTarget === document.activeElement) return;
            afterPress(api.handleBlur);
            const wrong = asked.check(api.state.value);
            if (wrong !== heard.current) state.say(wrong === undefined ? '' : `${label}: ${wrong}`);
          },
        };
        return (
          <div className={className}>
            <label htmlFor={controlId}>
              {shown} {required ? <span aria-hidden="true">*</span> : null}
            </label>
            {hint ? (
              <p id={hintId} className={styles.hint}>
                <bdi {...asked.language}>{hint}</bdi>
              </p>
            ) : null}
            {children(control)}
            {foot?.(value)}
            <FieldError id={errorId} text={error} />
          </div>
        );
      }}
    </state.form.Field>
  );
}
