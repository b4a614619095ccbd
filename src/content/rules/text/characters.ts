import { attempt } from '../../../model/attempt.ts';
import { numberOf, UNSEEN } from '../../../model/unseen.ts';
import type { Fault } from '../../diagnostics/fault.ts';
import { lineAt, type Text } from '../../schema/walk.ts';
import { mistake } from '../rule.ts';

/** A word that mixes Latin letters with those of Greek or Cyrillic, of which many look alike. */
const MIXED = /[A-Za-z][\u0370-\u03ff\u0400-\u052f]|[\u0370-\u03ff\u0400-\u052f][A-Za-z]/;
/** What letters, quotes and dashes become where UTF-8 was read as Windows’ encoding: “Ã©” for “é”, “â€™” for “’”. */
const MISREAD = /Ã[\u00a1-\u00ba\u00bc-\u00bf]|â[€‚]|à[¤¥]/;

/** A text as it is read, each sign at its place: Markdown shows `&#8238;` as the character of that number. */
const asRead = ({ text, role }: Text): string =>
  role !== 'markdown'
    ? text
    : text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, number = `0x${hex}`) =>
        (attempt(() => String.fromCodePoint(Number(number))) ?? '').padEnd(whole.length),
      );

/** The word in which two characters stand, and where it begins. */
function wordAt(text: string, index: number): readonly [word: string, start: number] {
  const [begun = ''] = /(?<!\S)\S*$/.exec(text.slice(Math.max(0, index - 40), index + 2)) ?? [];
  const [rest = ''] = /^\S{0,40}/.exec(text.slice(index + 2)) ?? [];
  return [begun + rest, Math.min(text.length, index + 2) - begun.length];
}

function faultOf(one: Text): Fault | undefined {
  const { text, role } = one;
  if (role === 'icon') return undefined;
  const at = (start: number, length: number, message: string): Fault => {
    const { pointer, index } = lineAt(one, start);
    return { pointer, part: [index, index + length], message };
  };
  const unseen = UNSEEN.exec(asRead(one));
  if (unseen) {
    const before =
      text
        .slice(Math.max(0, unseen.index - 20), unseen.index)
        .split('\n')
        .at(-1) ?? '';
    const where = before === '' ? 'at the beginning' : `after “${before}”`;
    const message = `A character that nobody sees (${numberOf(unseen[0])}) stands ${where}. Delete it and type the place anew.`;
    const [written] = /^&#\w{1,8};/.exec(text.slice(unseen.index)) ?? unseen;
    return at(unseen.index, written.length, message);
  }
  const inWord = ([word, start]: readonly [string, number], says: string) =>
    at(start, word.length, `“${word}” ${says}`);
  const misread = MISREAD.exec(text);
  const wrongly = 'was copied or saved with the wrong encoding. Type it anew, and save the file as UTF-8.';
  if (misread) return inWord(wordAt(text, misread.index), wrongly);
  const mixed = MIXED.exec(text);
  const mixes = 'mixes letters of two scripts that look alike: search would not find it. Type it anew.';
  return mixed ? inWord(wordAt(text, mixed.index), mixes) : undefined;
}

export const textCharacters = mistake({
  says: 'A text holds a character that nobody sees, a letter that only looks like another one, or signs in place of one.',
  wrong: 'a “Fund” with a Cyrillic “u”, or a blank without a width',
  right: 'the word typed anew',
  remedy: 'Delete the marked place and type it anew.',
  /** What is escaped may be any of them, but the line's end that some write with `\r\n`; other files are looked at once. */
  file: ({ text = '' }, texts) =>
    /\\(?:[ubf]|r(?!\\n))|&#/.test(text) || UNSEEN.test(text) || MISREAD.test(text) || MIXED.test(text)
      ? texts.flatMap((one) => faultOf(one) ?? [])
      : undefined,
});
