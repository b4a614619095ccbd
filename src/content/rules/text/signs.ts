import { pointerTo } from '../../diagnostics/pointer.ts';
import { isArray } from '../../json/json.ts';
import { likelySlips } from '../../text/likely-slips.ts';
import { advice } from '../rule.ts';

/** Advice: a hyphen before a word, or a text as code, may well be meant. */
export const textSigns = advice({
  says: 'Advice: signs in a text are probably shown otherwise than they are meant.',
  wrong: '"-one", "-two"',
  right: '"- one", "- two"',
  remedy: 'Write the signs as Markdown knows them.',
  text({ text, role, pointer, written }) {
    if (role !== 'markdown') return undefined;
    return likelySlips(text).map(([line, message]) => ({
      pointer: isArray(written) ? pointerTo(pointer, line) : pointer,
      message,
    }));
  },
});
