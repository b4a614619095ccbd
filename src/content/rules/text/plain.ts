import { quote } from '../../diagnostics/fault.ts';
import { advice } from '../rule.ts';

/** What none of them is without. */
const SIGN = /[<&*[#]/;
/** Signs of HTML and of Markdown that hardly mean anything else: a plain text shows them. */
const HTML =
  /<\/?(?:[abipu]|br|hr|em|h[1-6]|li|[ou]l|div|font|small|span|strong|su[bp])(?:\s[^<>]{0,200})?\/?>|&(?:amp|nbsp|lt|gt|quot|apos|[mn]dash|hellip|shy|#x?[\da-f]{2,6});/i;
const MARKDOWN =
  /\*\*[^*\s][^*]{0,200}\*\*|\[[^\][]{1,200}\]\((?:[/#]|https?:|mailto:|tel:)[^()\s]{0,200}\)|^#{2,6} /;

/** Advice: a heading may well be about “<b>”. */
export const textPlain = advice({
  says: 'Advice: signs of HTML or Markdown stand in a text that shows them as they are.',
  wrong: '"heading": "We <b>save</b> &amp; plan"',
  right: '"heading": "We save & plan"',
  remedy: 'Write the words and characters alone.',
  text({ text, role }) {
    if (role !== 'text' || !SIGN.test(text)) return undefined;
    const [signs] = HTML.exec(text) ?? MARKDOWN.exec(text) ?? [];
    if (signs === undefined) return undefined;
    const remedy = signs.startsWith('&') ? 'Write the character itself.' : 'Write the words alone.';
    return `${quote(signs.trim())} would be shown as it stands: this text is plain. ${remedy}`;
  },
});
