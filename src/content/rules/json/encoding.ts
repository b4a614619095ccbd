import { lineStarts, placeOf } from '../../diagnostics/locate.ts';
import { mistake } from '../rule.ts';

const WORDS: Readonly<Record<string, string>> = {
  'utf-16': 'The file is in UTF-16. Save it as UTF-8.',
  mark: 'The file begins with a byte order mark. Save it as UTF-8 without one.',
  'utf-8': 'The file is not valid UTF-8. Save it as UTF-8.',
};

export const jsonEncoding = mistake({
  says: 'The file is not UTF-8 text.',
  wrong: 'a file saved as “Unicode” or “UTF-8 with BOM”',
  right: 'the same file saved as “UTF-8”',
  remedy: 'Save it again with the encoding UTF-8, without a byte order mark.',
  json(problem) {
    const message = WORDS[problem.kind];
    if (message === undefined) return undefined;
    const upTo = 'upTo' in problem ? problem.upTo : undefined;
    if (upTo === undefined) return message;
    return { message, position: placeOf(lineStarts(upTo), [upTo.length - 1, upTo.length]) };
  },
});
