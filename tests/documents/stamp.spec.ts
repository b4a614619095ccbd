import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Look, themeCss } from '../../src/content/theme/theme-css.ts';
import { withSingleWeights } from '../../src/documents/press.ts';
import { sourceOf, stamp } from '../../src/documents/stamp.ts';

const BODY = `%PDF-1.4
1 0 obj
<</Title (A)
/Creator (A browser)
/CreationDate (D:20260102030405+00'00')
/ModDate (D:20260102030405+00'00')>>
endobj
2 0 obj
<</K [(node00000812) (node00000790) (node00000812)]>>
endobj
`;
const PDF = `${BODY}xref
0 3
trailer
<</Size 3
/Root 2 0 R
/Info 1 0 R>>
startxref
${BODY.length}
%%EOF
`;
const facts = {
  title: '₹',
  subject: '',
  author: 'A (B)',
  date: new Date('2023-12-20T04:30:00Z'),
  source: 'documents/a.json x',
};

test('a PDF gets the facts of its document, in an update of the one object that says them', () => {
  const stamped = stamp(Buffer.from(PDF), facts).toString('latin1');
  const date = "(D:20231220043000+00'00')";
  const before = PDF.replaceAll("(D:20260102030405+00'00')", date)
    .replaceAll('node00000790', 'node00000001')
    .replaceAll('node00000812', 'node00000002');
  const source = [...facts.source].map((char) => `00${char.charCodeAt(0).toString(16)}`).join('');
  const object = `1 0 obj
<</Title <FEFF20b9>
/Subject <FEFF>
/Author <FEFF00410020002800420029>
/PrintedFrom <FEFF${source}>
/CreationDate ${date}
/ModDate ${date}>>
endobj
`;
  expect(stamped).toBe(`${before}${object}xref
1 1
${String(PDF.length).padStart(10, '0')} 00000 n${' '}
trailer
<</Size 3
/Root 2 0 R
/Info 1 0 R
/Prev ${BODY.length}>>
startxref
${PDF.length + object.length}
%%EOF
`);
  expect(sourceOf(Buffer.from(stamped, 'latin1'))).toBe(facts.source);
});

test('a PDF that was made otherwise has no source, and one without a trailer is refused', () => {
  expect(sourceOf(Buffer.from(PDF))).toBeUndefined();
  expect(() => stamp(Buffer.from('%PDF-1.4'), facts)).toThrow('The browser ends PDF files in another way');
});

const look: Look = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/second-theme/theme.json'), 'utf8'),
);

test('of a font of many weights those that the style uses are asked for one by one', () => {
  const face = (weight: string, query = '') => {
    const font = { family: 'A', href: '/a.woff2', weight, style: 'normal', unicodeRange: undefined };
    const [rule = ''] = /@font-face\{.*?\}/.exec(themeCss(look, [font], [])) ?? [];
    return rule.replace('/a.woff2', `/a.woff2${query}`);
  };
  expect(withSingleWeights(`${face('400 500')}:root{--heading-weight:480}`)).toBe(
    `${[400, 480, 500].map((weight) => face(`${weight}`, `?weight=${weight}`)).join('')}:root{--heading-weight:480}`,
  );
  expect(withSingleWeights(face('400'))).toBe(face('400'));
});
