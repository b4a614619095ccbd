import { likelySlips } from '../../text/likely-slips.ts';
import { advice } from '../rule.ts';
import { inMarkdown } from './in-markdown.ts';

/** Advice: a hyphen before a word, or a text as code, may well be meant. */
export const textSigns = advice({
  says: 'Advice: signs in a text are probably shown otherwise than they are meant.',
  wrong: '"-one", "-two"',
  right: '"- one", "- two"',
  remedy: 'Write the signs as Markdown knows them.',
  text: inMarkdown(likelySlips),
});
