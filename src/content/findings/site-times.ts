import { zoned } from '../site/clock.ts';
import { type Finding, suggesting } from './finding.ts';

/** True for letters of a zone, such as IST or CET for India Standard Time and Central European Standard Time. */
function isOfZone(letters: string, moment: string, timeZone: string): boolean {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'long' });
  const name =
    format.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return [name, name.replace('Standard ', '')].some(
    (one) => one.replace(/(\p{L})\p{L}* ?/gu, '$1') === letters,
  );
}

/** The example of a time, behind the words that lead to it: what was written itself may be the same. */
const EXAMPLE = /(such as “|For example: ")(2023-05-19T17:00:00)\+05:30/;

/** Times without their zone are meant in that of the site, as examples are, which a file by itself does not know. */
export function inZone(findings: readonly Finding[], timeZone: string): readonly Finding[] {
  return findings.map((found) => {
    const message = found.message.replace(
      EXAMPLE,
      (_, before: string, time: string) => before + zoned(time, timeZone),
    );
    const finding = { ...found, message };
    const { localTime } = finding;
    if (localTime === undefined) return finding;
    const suggestion = zoned(localTime, timeZone);
    const [, letters] = /\d\s?([A-Z]{3,4})\s?”/.exec(message) ?? [];
    if (letters && !isOfZone(letters, suggestion, timeZone)) return finding;
    return suggesting(finding, suggestion);
  });
}
