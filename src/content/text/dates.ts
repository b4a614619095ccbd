const DATE = /^\d{4}-\d\d-\d\d$/;
/** The hour 24, which scripts read, is none in HTML and JSON-LD. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT(?!24)\d\d:\d\d(:\d\d)?([+-]\d\d:\d\d|Z)$/;

/** True for a day that there is, in a year that is no slip: 30 February becomes another one. */
export function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  const isNear = text > '1500' && text < '2200';
  return isNear && DATE.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** True for a moment of such a day, with its zone. */
export const isDateTime = (text: string) =>
  DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)) && isDate(text.slice(0, 10));
