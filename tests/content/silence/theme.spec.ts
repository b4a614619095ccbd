import { describe } from 'vitest';
import { theme } from '../support/site.ts';
import { table } from './table.ts';

const paper = (light: string) => ({
  'theme.json': { ...theme, colors: { ...Object(theme.colors), paper: { light, dark: '#000' } } },
});
const type = (change: object) => ({ 'theme.json': { ...theme, type: { ...Object(theme.type), ...change } } });

describe('theme.json', () =>
  table([
    [
      'a value that would end its declaration',
      paper('#fff;}body{display:none}:root{--x:1'),
      [
        'theme.json:33:16-33:53 schema/pattern /colors/paper/light · “#fff;}body{display:none}:root{--x:1” cannot stand here. Expected: a colour such as “#0e1f3b”, “rgb(14, 31, 59)”, “hsl(217, 62%, 14%)” or “navy”.',
      ],
    ],
    [
      'a misspelt colour',
      paper('wihte'),
      [
        'theme.json:33:16-33:23 schema/format /colors/paper/light · “wihte” is not a colour that CSS knows. Write one such as “#0e1f3b”, “rgb(14, 31, 59)”, “hsl(217, 62%, 14%)” or “navy”. Did you mean “white”?',
      ],
    ],
    [
      'an address',
      paper('url(https://example.com/a)'),
      [
        'theme.json:33:16-33:44 schema/pattern /colors/paper/light · “url(https://example.com/a)” cannot stand here. Expected: a colour such as “#0e1f3b”, “rgb(14, 31, 59)”, “hsl(217, 62%, 14%)” or “navy”.',
      ],
    ],
    [
      'five digits',
      paper('#12345'),
      [
        'theme.json:33:16-33:24 schema/pattern /colors/paper/light · “#12345” cannot stand here. Expected: a colour such as “#0e1f3b”, “rgb(14, 31, 59)”, “hsl(217, 62%, 14%)” or “navy”.',
      ],
    ],
    [
      'a length that is none',
      { 'theme.json': { ...theme, radius: '4px' } },
      ['theme.json:22:13-22:18 schema/type /radius · Here a number without quotes is expected.'],
    ],
    [
      'a font that nobody has',
      type({ heading: ['Nowhere', 'serif'] }),
      [
        'theme.json:6:7-6:16 theme/font /type/heading/0 · The theme has no font file of the family “Nowhere”, and no system is known to have it. It has: none.',
      ],
    ],
    [
      'a font that ends its declaration',
      type({ heading: ['a;}b{'] }),
      [
        'theme.json:6:7-6:14 schema/pattern /type/heading/0 · “a;}b{” cannot stand here. Expected: the name of a font family without quotes, commas, braces and semicolons, such as “Source Serif”.',
      ],
    ],
    [
      'ink on its own ground',
      paper('#333'),
      [
        'theme.json:33:16-33:22 theme/contrast /colors/paper/light · colors/ink/light “#000” on colors/paper/light “#333” has a contrast of 1.66, and 6 more of its pairs with too little: at least 4.5 is needed. Make one lighter or the other darker.',
      ],
    ],
  ]));
