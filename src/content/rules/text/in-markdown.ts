import type { Fault } from '../../diagnostics/fault.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { isArray } from '../../json/json.ts';
import type { Text } from '../../schema/walk.ts';
import type { Slip } from '../../text/markdown-signs.ts';

/** A look for slips in Markdown: each stands at its line, where the text is written as lines. */
export const inMarkdown =
  (slipsIn: (text: string) => Iterable<Slip>) =>
  ({ text, role, pointer, written }: Text): Fault[] | undefined =>
    role === 'markdown'
      ? Array.from(slipsIn(text), ([line, message]) => ({
          pointer: isArray(written) ? pointerTo(pointer, line) : pointer,
          message,
        }))
      : undefined;
