import { UsageError } from './options.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?([+-]\d\d:\d\d|Z)$/;

/**
 * The moment that `--now` names: a date (its first moment in UTC) or an ISO date and time with its zone; else the present one.
 * @throws UsageError for anything else
 */
export function momentOf(text: string | undefined): Date {
  if (text === undefined) return new Date();
  const moment = new Date(text);
  const isDay = DATE.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
  if (isDay || (DATE_TIME.test(text) && !Number.isNaN(moment.getTime()))) return moment;
  throw new UsageError(
    `“${text}” is no moment. Write a date, 2027-01-01, or a date and time with its zone, 2027-01-01T09:00:00+05:30.`,
  );
}
