import { recordOf } from '../model/record-of.ts';
import type { KeptMessage } from './messages.ts';

export const timeOf = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');

/** What was filled in at the fields of the site's own, each with its label. */
export const filled = (fields: KeptMessage['fields']) =>
  fields.flatMap(({ label, text }) => (text === '' ? [] : `${label}: ${text}`));

const FIELDS = [
  'id',
  'receivedAt',
  'state',
  'name',
  'email',
  'phoneNumber',
  'description',
  'locale',
] as const;

/** A message as it is exported; without a consent where the browser alone saw the box. */
export const exported = ({ receivedAt, consent, body, fields, page, ...kept }: KeptMessage) => {
  const said = { ...body, ...kept, receivedAt: timeOf(receivedAt) };
  return {
    ...recordOf(FIELDS, (field) => said[field]),
    ...(consent !== null && { consent }),
    ...(fields.length > 0 && { fields }),
    ...(page !== null && { page }),
  };
};

/** The rows of a table: a column for each field, for the consent, for each of the site's own with all labels that it had, and for the page. */
export function rowsOf(records: readonly ReturnType<typeof exported>[]): string[][] {
  const labels = new Map<string, Set<string>>();
  for (const { id, label } of records.flatMap(({ fields = [] }) => fields))
    labels.set(id, (labels.get(id) ?? new Set()).add(label));
  const own = [...labels.keys()];
  const rows = records.map((record) => [
    ...FIELDS.map((field) => record[field]),
    String(record.consent ?? ''),
    ...own.map((id) => record.fields?.find((field) => field.id === id)?.text ?? ''),
    record.page ?? '',
  ]);
  return [
    [...FIELDS, 'consent', ...[...labels.values()].map((all) => [...all].join(' / ')), 'page'],
    ...rows,
  ];
}
