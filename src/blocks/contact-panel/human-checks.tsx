import { useEffect, useRef } from 'react';
import { InlineRichText } from '../../ui/rich-text.tsx';
import styles from './contact-panel.module.css';
import { FieldError } from './text-field.tsx';
import { type FormPart, firstText } from './use-contact-form.ts';

/** The captcha's place: its likeness, until somebody begins to write and the captcha itself is fetched. */
function CaptchaPlace({ id, data, state, error }: FormPart & { readonly error: string | undefined }) {
  const { captcha } = state;
  const errorId = `${id}-captcha-error`;
  const isPressed = useRef(false);
  useEffect(() => {
    const control = captcha.shown.current?.control();
    const mark = (name: string, value: string) =>
      error === undefined ? control?.removeAttribute(name) : control?.setAttribute(name, value);
    mark('aria-describedby', errorId);
    // The frame around a captcha of another firm cannot be invalid.
    if (control instanceof HTMLInputElement) mark('aria-invalid', 'true');
  });
  return (
    <div className={`${styles.captcha} needs-script`}>
      <div ref={captcha.place} className={captcha.ready ? undefined : styles.coming} />
      {captcha.ready ? null : (
        <button
          type="button"
          className={styles.likeness}
          tabIndex={-1}
          aria-hidden="true"
          // Who presses it means the box that it stands for, once: two presses at one time would ask for two challenges.
          onClick={() => {
            if (isPressed.current) return;
            isPressed.current = true;
            captcha.load().then(
              (box) => box.control()?.click(),
              () => {
                isPressed.current = false;
              },
            );
          }}
        >
          {data.words.captchaLabel}
        </button>
      )}
      <FieldError id={errorId} text={error} />
    </div>
  );
}

/** The captcha that the site is configured with; nothing where it has none. */
export function CaptchaCheck({ id, data, state }: FormPart) {
  const { settings, words } = data;
  const { say } = state;
  const { isAway, away } = state.captcha;
  useEffect(() => {
    if (isAway) say(words.captchaAway);
  }, [isAway, words.captchaAway, say]);
  if (settings.captcha.provider === 'none') return null;
  // Without a connection there is nothing to solve: it is solved once there is one.
  const fault = ({ value }: { value: string }) =>
    value === '' && navigator.onLine && !away.current ? words.captchaMissing : undefined;
  return (
    <state.form.Field name="captcha" validators={{ onDynamic: fault }}>
      {(api) => (
        <CaptchaPlace
          id={id}
          data={data}
          state={state}
          error={isAway ? words.captchaAway : (state.errors.captcha ?? firstText(api.state.meta.errors))}
        />
      )}
    </state.form.Field>
  );
}

/** The box with which visitors consent, where the site asks for it: never ticked for them. */
export function ConsentCheck({ id, data, state }: FormPart) {
  const { settings, words } = data;
  const { consent } = settings;
  if (!consent) return null;
  const boxId = `${id}-consent`;
  return (
    <state.form.Field
      name="consent"
      validators={{ onDynamic: ({ value }) => (value ? undefined : words.consentMissing) }}
    >
      {(api) => {
        const error = state.errors.consent ?? firstText(api.state.meta.errors);
        return (
          <div className={styles.consent}>
            <input
              id={boxId}
              type="checkbox"
              name="consent"
              required
              checked={api.state.value}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : `${boxId}-error`}
              onChange={(event) => {
                if (!state.isBusy) api.handleChange(event.currentTarget.checked);
              }}
            />
            <label htmlFor={boxId}>
              <InlineRichText text={consent} /> <span aria-hidden="true">*</span>
            </label>
            <FieldError id={`${boxId}-error`} text={error} />
          </div>
        );
      }}
    </state.form.Field>
  );
}
