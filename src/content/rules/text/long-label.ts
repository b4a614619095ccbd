import { quote } from '../../diagnostics/fault.ts';
import { denseLetters } from '../../text/dense.ts';
import { advice } from '../rule.ts';

/** Letters of which the bar has room for on a small phone, beside four other entries. */
const WORD = 14;
const LABEL = 24;

export const textLongLabel = advice({
  code: 'text/long-label',
  says: 'Advice: an entry of the phone’s bar has a longer name than the bar has room for.',
  wrong: '"mobileBar": [{ "title": "Internationalisation", … }]',
  right: '"mobileBar": [{ "title": "Languages", … }]',
  remedy: `Write words of at most ${WORD} letters, and ${LABEL} in all.`,
  text({ text, pointer }) {
    if (!/^\/mobileBar\/\d+\/title$/.test(pointer)) return undefined;
    const word = text.split(/[\s-]/).find(({ length }) => length > WORD);
    if (word === undefined && text.length + denseLetters(text) <= LABEL) return undefined;
    return {
      pointer,
      message: `${quote(word ?? text)} is longer than the phone’s bar has room for. Write words of at most ${WORD} letters, and ${LABEL} in all.`,
    };
  },
});
