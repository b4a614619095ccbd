import { withoutSigns } from '../../../model/room.ts';
import { quote } from '../../diagnostics/fault.ts';
import { wideLetters } from '../../text/dense.ts';
import { advice } from '../rule.ts';

/** Letters of which the bar has room for on a small phone, beside four other entries. */
const WORD = 14;
const LABEL = 24;

/** What is longer is a text in the place of a name, by the end of its pointer. */
const MOST = [
  [/^\/(?:primary|account|moreSheet|footer)\/.*title$/, 60, 'an entry of a menu'],
  [/\/(?:actions?|calculator|contact|investNow|legal|link|registration)(?:\/\d+)?\/label$/, 60, 'a button'],
  [/^(?!\/seo\/).*\/(?:heading|title)$/, 160, 'a heading'],
] as const;

const lengthOf = (text: string) => withoutSigns(text).length + wideLetters(text);

export const textLongLabel = advice({
  says: 'Advice: an entry of the phone’s bar has a longer name than the bar has room for, or an entry of a menu, a button or a heading is as long as a text.',
  wrong: '"mobileBar": [{ "title": "Internationalisation", … }]',
  right: '"mobileBar": [{ "title": "Languages", … }]',
  remedy: `Write words of at most ${WORD} letters in the bar, and ${LABEL} in all; elsewhere as few as name it.`,
  text({ text, pointer }) {
    if (/^\/mobileBar\/\d+\/title$/.test(pointer)) {
      const word = text.split(/[\s-]/).find((part) => withoutSigns(part).length > WORD);
      if (word === undefined && lengthOf(text) <= LABEL) return undefined;
      return `${quote(word ?? text)} is longer than the phone’s bar has room for. Write words of at most ${WORD} letters, and ${LABEL} in all.`;
    }
    // Hardly any text is that long: the rest is not asked for its place.
    if (lengthOf(text) <= 60) return undefined;
    const [, most = Number.POSITIVE_INFINITY, what] = MOST.find(([place]) => place.test(pointer)) ?? [];
    if (lengthOf(text) <= most) return undefined;
    return `${quote(text)} is long for ${what}: nobody reads it at a glance. Write at most ${most} letters.`;
  },
});
