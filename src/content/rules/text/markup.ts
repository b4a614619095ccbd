import { markdownSlips } from '../../text/markdown-slips.ts';
import { mistake } from '../rule.ts';
import { inMarkdown } from './in-markdown.ts';

const PICTURE = 'A text shows no pictures. Give the section an image, or place a section with one beside it.';
export const textMarkup = mistake({
  says: 'Signs in a text would be shown as they are written, or left out with what they stand for.',
  wrong: '"##Costs", "**Bold and on", "![A chart](/images/a.svg)"',
  right: '"## Costs", "**Bold** and on", a section with an image',
  remedy: 'Write the signs as Markdown knows them, or use a section that is made for it.',
  name: ({ isPicture }) => (isPicture ? PICTURE : undefined),
  text: inMarkdown(markdownSlips),
});
