import type { HTMLAttributes } from 'react';
import { Heading } from '../../ui/heading.tsx';
import type { BlockData } from '../block-data.ts';
import styles from './contact-panel.module.css';
import type { ContactField } from './data.ts';

interface Field {
  readonly field: ContactField;
  /** The name under which the form posts it. */
  readonly name: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly autoComplete: string;
  readonly inputMode: NonNullable<HTMLAttributes<HTMLInputElement>['inputMode']>;
  readonly minLength?: number;
}

const FIELDS: readonly Field[] = [
  { field: 'firstName', name: 'first_name', type: 'text', autoComplete: 'given-name', inputMode: 'text' },
  { field: 'lastName', name: 'last_name', type: 'text', autoComplete: 'family-name', inputMode: 'text' },
  { field: 'email', name: 'email', type: 'email', autoComplete: 'email', inputMode: 'email' },
  { field: 'phone', name: 'phone_number', type: 'tel', autoComplete: 'tel', inputMode: 'tel', minLength: 10 },
];

/** One more than the limit, so that the visitor can be told that the text is too long. */
const MESSAGE_LENGTH = 1001;

interface ContactFormProps {
  readonly id: string;
  readonly level: number;
  readonly data: BlockData<'contact-panel'>;
}

/** A form that the browser can post by itself. */
export function ContactForm({ id, level, data }: ContactFormProps) {
  const { labels } = data;
  const label = (field: ContactField) => (
    <label htmlFor={`${id}-${field}`}>
      {labels[field]} <span aria-hidden="true">*</span>
    </label>
  );
  return (
    <form
      id={id}
      className={styles.form}
      method="post"
      action={data.endpoint}
      aria-labelledby={`${id}-heading`}
    >
      <Heading level={level} id={`${id}-heading`} className={styles.heading}>
        {data.formHeading}
      </Heading>
      <p className={styles.hint}>* {labels.required}</p>
      {FIELDS.map(({ field, ...attributes }) => (
        <p key={field} className={`${styles.field} ${styles.half}`}>
          {label(field)}
          <input id={`${id}-${field}`} required {...attributes} />
        </p>
      ))}
      <p className={styles.field}>
        {label('message')}
        <textarea id={`${id}-message`} name="comments" rows={5} maxLength={MESSAGE_LENGTH} required />
      </p>
      {/* Only machines fill it in. */}
      <p className="visually-hidden" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <button type="submit" className={styles.submit}>
        {data.submitLabel}
      </button>
      <noscript>
        <p className={styles.hint}>{labels.noScript}</p>
      </noscript>
    </form>
  );
}
