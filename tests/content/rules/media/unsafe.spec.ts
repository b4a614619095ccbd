import { describe, expect, test } from 'vitest';
import { readDrawing } from '../../../../src/content/load/drawing.ts';
import { lookAt } from '../../../../src/content/load/load.ts';
import { media } from '../../support/media.ts';
import { report } from '../../support/site.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"';
const read = (text: string) => readDrawing(Buffer.from(text));
const head = `<svg ${NS}>`;

describe('media/unsafe: a drawing that could do harm', () => {
  test.each([
    ['a script', '<script>x</script>', '<script'],
    ['one by another name', '<x:script xmlns:x="http://www.w3.org/2000/svg">x</x:script>', '<x:script'],
    ['one of HTML', '<script xmlns="http://www.w3.org/1999/xhtml">x</script>', '<script'],
    ['an event', '<g onload="x()"/>', 'onload="x()"'],
    ['one with blanks', '<g\n onload  =\n "x()"/>', 'onload  =\n "x()"'],
    ['one without a blank before', '<g id="a" onclick=\'x()\'/>', "onclick='x()'"],
    ['a link', '<a href="javascript:x()"/>', '<a'],
    ['an address in signs', '<use href="java&#115;cript:x()"/>', 'href'],
    ['another server', '<use href="https://example.com/a.svg#b"/>', 'href="https://example.com/a.svg#b"'],
    [
      'a picture of one',
      '<image xmlns:l="http://www.w3.org/1999/xlink" l:href="//example.com/a.png"/>',
      'l:href="//example.com/a.png"',
    ],
    ['a drawing in the drawing', '<image href="data:image/svg+xml,x"/>', 'href="data:image/svg+xml,x"'],
    ['a style', '<g style="fill:url(https://example.com/a)"/>', 'style="fill:url(https://example.com/a)"'],
    [
      'a style with escapes',
      '<g style="fill:\\75rl(https://example.com/a)"/>',
      'style="fill:\\75rl(https://example.com/a)"',
    ],
    ['a fill', '<g fill="url( \'https://example.com/a\' )"/>', 'fill="url( \'https://example.com/a\' )"'],
    ['a style sheet', '<style>a{b:c}@import "a.css";</style>', '@import "a.css"'],
    ['one between marks', '<style><![CDATA[a{b:url(//c)}]]></style>', 'url(//c)'],
    ['one of several', '<style>a{b:url(#d);e:URL( "//c" )}</style>', 'URL( "//c" )'],
    ['a font of elsewhere', '<style>@font-face {src:local(a)}</style>', '@font-face'],
    ['one that a comment parts', '<style>@imp<!-- -->ort "a.css";</style>', '<style'],
    ['one that an element parts', '<style><g/>@import "a.css";</style>', '<g'],
    ['another document', '<foreignObject/>', '<foreignObject'],
    ['an animation of an address', '<set attributeName="href" to="javascript:x()"/>', '<set'],
  ])('%s', (_, inner, text) => {
    const { unsafe } = read(`${head}${inner}</svg>`);
    expect(unsafe?.text).toBe(text);
    const before = `${head}${inner}`.slice(0, `${head}${inner}`.indexOf(text, head.length)).split('\n');
    expect([unsafe?.line, unsafe?.column]).toEqual([before.length, (before.at(-1)?.length ?? 0) + 1]);
  });
  test.each([
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${head}</svg>`, '['],
    [
      'a style sheet of elsewhere',
      `<?xml-stylesheet href="a.css"?>${head}</svg>`,
      '<?xml-stylesheet href="a.css"?>',
    ],
    [
      'another encoding',
      `<?xml version="1.0" encoding="utf-7"?>${head}</svg>`,
      '<?xml version="1.0" encoding="utf-7"?>',
    ],
  ])('%s', (_, svg, text) => expect(read(svg).unsafe?.text).toBe(text));
  test.each([
    '<use href="#curve"/><path fill="url(#a)" stroke="url(\'#b\')"/>',
    '<image href="data:image/png;base64,AAAA"/><text>on = off</text>',
    '<style>.a{fill:var(--accent, #c8871e)}</style><g data-name="a" aria-hidden="true" xml:space="preserve"/>',
  ])('nothing is wrong with %s', (inner) =>
    expect(read(`<?xml version="1.0" encoding="UTF-8"?>${head}${inner}</svg>`)).toEqual({
      size: { width: 1, height: 1 },
    }),
  );
  test.each([
    ['<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>', '<r:RDF'],
    ['<g xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:label="A"/>', 'i:label="A"'],
  ])('what only the program reads that drew it is told as that: %s', async (inner, text) => {
    const svg = Buffer.from(`${head}${inner}</svg>`);
    expect(report({}, media({ '/images/a.svg': await lookAt('/images/a.svg', svg) }))).toEqual([
      expect.stringContaining(
        `“${text}” may not stand in a drawing: it is a note of the program that drew it. Export the drawing without such notes: from Inkscape as “Optimized SVG” without metadata, from Illustrator by “Export As”.`,
      ),
    ]);
  });
  test('is a mistake at its place in the file', () => {
    const unsafe = { text: '<script', line: 3, column: 5, endLine: 3, endColumn: 12 };
    expect(report({}, media({ '/images/a.svg': { unsafe } }))).toEqual([
      'public/images/a.svg:3:5-3:12 media/unsafe · “<script” may not stand in a drawing: it could run code or ask another server. Remove it, and put what it refers to into the file.',
    ]);
  });
});
