import { type Fault, quote } from '../../diagnostics/fault.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { isArray } from '../../json/json.ts';
import { markdownSlips } from '../../text/markdown-slips.ts';
import { mistake } from '../rule.ts';

const PICTURE = 'A text shows no pictures. Give the section an image, or place a section with one beside it.';
/** Signs of HTML and of Markdown that can mean nothing else: a plain text shows them. */
const HTML =
  /<\/?(?:[abipu]|br|hr|em|h[1-6]|li|[ou]l|div|font|small|span|strong|su[bp])(?:\s[^<>]{0,200})?\/?>|&(?:amp|nbsp|lt|gt|quot|apos|[mn]dash|hellip|shy|#x?[\da-f]{2,6});/i;
const MARKDOWN =
  /\*\*[^*\s][^*]{0,200}\*\*|\[[^\][]{1,200}\]\((?:[/#]|https?:|mailto:|tel:)[^()\s]{0,200}\)|^#{2,6} /;

function plainSlip(text: string): string | undefined {
  const [signs] = HTML.exec(text) ?? MARKDOWN.exec(text) ?? [];
  if (signs === undefined) return undefined;
  const remedy = signs.startsWith('&') ? 'Write the character itself.' : 'Write the words alone.';
  return `${quote(signs.trim())} would be shown as it stands: this text is plain. ${remedy}`;
}

export const textMarkup = mistake({
  code: 'text/markup',
  says: 'Signs in a text would be shown as they are written, or left out with what they stand for.',
  wrong: '"##Costs", "**Bold and on", "![A chart](/images/a.svg)"',
  right: '"## Costs", "**Bold** and on", a section with an image',
  remedy: 'Write the signs as Markdown knows them, or use a section that is made for it.',
  /** A picture that there is; one that there is not is told of as that. */
  name: ({ isPicture }) => (isPicture ? { message: PICTURE } : undefined),
  file: (_, texts) =>
    texts.flatMap(({ text, role, pointer, written }): Fault[] => {
      if (role === 'text') {
        const message = plainSlip(text);
        return message === undefined ? [] : [{ pointer, message }];
      }
      if (role !== 'markdown') return [];
      return markdownSlips(text).map(([line, message]) => ({
        pointer: isArray(written) ? pointerTo(pointer, line) : pointer,
        message,
      }));
    }),
});
