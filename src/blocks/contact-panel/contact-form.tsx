import { useState } from 'react';
import { CONTROL_NAMES } from '../../contact/contact-body.ts';
import { cappedMessage, MESSAGE_LIMIT, messageLength } from '../../contact/contact-rules.ts';
import type { TextLanguage } from '../../model/resolved.ts';
import { Heading } from '../../ui/heading.tsx';
import { useHydrated } from '../../ui/link-button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Said } from '../../ui/said.tsx';
import styles from './contact-panel.module.css';
import { fixedField, ONE_LINERS } from './fields.ts';
import { CaptchaCheck, ConsentCheck } from './human-checks.tsx';
import { OwnText } from './own-text.tsx';
import { SendingNote } from './sending-note.tsx';
import { FormText } from './text-field.tsx';
import { type PanelPart, useContactForm } from './use-contact-form.ts';

interface MessageCountProps {
  readonly length: number;
  readonly words: PanelPart['data']['words'];
  /** How many characters of what was pasted did not fit; undefined until something is written. */
  readonly lost: number | undefined;
}

/** How long the message is: seen at every key, said when the visitor pauses, and not of a draft that stands there again. */
function MessageCount({ length, words, lost }: MessageCountProps) {
  const more = lost ? ` ${words.messageCut.replace('{count}', String(lost))}` : '';
  const text = words.messageCount.replace('{count}', String(length)) + more;
  return (
    <>
      <span
        className={`${styles.count} needs-script`}
        aria-hidden="true"
        data-over={length > MESSAGE_LIMIT || undefined}
      >
        {text}
      </span>
      <Said text={length === 0 || lost === undefined ? '' : text} />
    </>
  );
}

interface ContactFormProps extends PanelPart {
  /** That of the site's own fields, where it is not the page's. */
  readonly language: TextLanguage | undefined;
}

/** A form that the browser can post by itself, and that the app takes over once it is there. */
export function ContactForm({ id, level, data, language }: ContactFormProps) {
  const { words, settings } = data;
  const state = useContactForm(id, data);
  const live = useHydrated();
  const [lost, setLost] = useState<number>();
  const take = (text: string, before: string) => {
    const taken = cappedMessage(text, before);
    setLost(messageLength(text) - messageLength(taken));
    return taken;
  };
  const parts = { id, data, state };
  return (
    <form
      id={id}
      ref={state.element}
      className={styles.form}
      method="post"
      action={settings.endpoint}
      aria-labelledby={`${id}-heading`}
      aria-busy={state.isBusy || undefined}
      // The browser checks the form until the app can.
      noValidate={live}
      onSubmit={state.submit}
      onFocus={state.touch}
      onPointerDown={state.touch}
    >
      <Heading level={level} id={`${id}-heading`} className={styles.heading}>
        {data.formHeading}
      </Heading>
      <p className={styles.hint}>* {words.required}</p>
      {ONE_LINERS.map(({ field, ...hints }) => (
        <FormText
          key={field}
          {...parts}
          asked={fixedField(field, data)}
          className={`${styles.field} ${styles.half}`}
        >
          {(control) => <input name={CONTROL_NAMES[field]} {...hints} {...control} />}
        </FormText>
      ))}
      {data.fields?.map((own) => (
        <OwnText key={own.id} {...parts} own={own} language={language} />
      ))}
      <FormText
        {...parts}
        asked={fixedField('comments', data)}
        className={styles.field}
        take={take}
        foot={(value) => <MessageCount length={messageLength(value)} words={words} lost={lost} />}
      >
        {(control) => <textarea name="comments" rows={5} {...control} />}
      </FormText>
      {/* Only machines fill it in. */}
      <p className="visually-hidden" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <CaptchaCheck {...parts} />
      <ConsentCheck {...parts} />
      <RichText text={data.privacy} className={styles.hint} />
      <SendingNote data={data} state={state} />
      <p className="visually-hidden" aria-live="polite">
        {state.said}
      </p>
      <div className={styles.bar}>
        <button
          type="submit"
          className={styles.submit}
          aria-disabled={state.isBusy || undefined}
          // The second click of a double one.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          <span className={styles.wide}>{data.submitLabel}</span>
          <span className={styles.narrow}>{data.mobileLabel}</span>
          {state.isSending ? <span className={styles.sending}>{words.loading}</span> : null}
        </button>
      </div>
      <noscript>
        <p className={styles.hint}>{words.noScriptForm}</p>
      </noscript>
    </form>
  );
}
