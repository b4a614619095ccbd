import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileMarkdown, parsedMarkdown, plainText } from '../../src/content/text/markdown.ts';
import { markdownLinks } from '../../src/content/text/markdown-links.ts';
import { richHtml } from '../../src/content/text/rich-html.ts';
import { simpleMarkdown } from '../../src/content/text/simple-markdown.ts';
import { holds } from '../support/holds.ts';

const compile = (text: string) => compileMarkdown(text, (href) => `to:${href}`);
const p = (...children: unknown[]) => ({ tag: 'p', children });

describe('texts', () => {
  test.each([
    ['', []],
    ['One.', [p('One.')]],
    ['One.\n\nTwo.', [p('One.'), p('Two.')]],
    ['One\ntwo', [p('One\ntwo')]],
    [
      '*a* **b** `c` ~~d~~',
      [
        p(
          { tag: 'em', children: ['a'] },
          ' ',
          { tag: 'strong', children: ['b'] },
          ' ',
          { tag: 'code', children: ['c'] },
          ' ',
          { tag: 'del', children: ['d'] },
        ),
      ],
    ],
    ['[a](/b "t")', [p({ tag: 'a', href: 'to:/b', title: 't', children: ['a'] })]],
    [
      '- a\n- b',
      [
        {
          tag: 'ul',
          children: [
            { tag: 'li', children: ['a'] },
            { tag: 'li', children: ['b'] },
          ],
        },
      ],
    ],
    ['3. a', [{ tag: 'ol', start: 3, children: [{ tag: 'li', children: ['a'] }] }]],
    ['- [ ] a', [{ tag: 'ul', children: [{ tag: 'li', className: 'task-list-item', children: [' a'] }] }]],
    [
      '- [x] a',
      [{ tag: 'ul', children: [{ tag: 'li', className: 'task-list-item done', children: [' a'] }] }],
    ],
    ['<input checked> a', [p(' a')]],
    ['> a', [{ tag: 'blockquote', children: [p('a')] }]],
    ['a  \nb', [p('a', { tag: 'br' }, 'b')]],
    ['---', [{ tag: 'hr' }]],
    ['H<sub>2</sub>O', [p('H', { tag: 'sub', children: ['2'] }, 'O')]],
  ])('%j', (text, expected) => {
    expect(compile(text).map(trimBreaks)).toEqual(expected);
  });
  test('a line break between words in two marks is a space, not nothing', () => {
    expect(plainText(compile('**a**\n**b**'))).toBe('a b');
  });
  test('a table keeps its alignment', () => {
    expect(compile('| a | b |\n|---|--:|\n| 1 | 2 |')).toEqual([
      {
        tag: 'table',
        children: [
          {
            tag: 'thead',
            children: [
              {
                tag: 'tr',
                children: [
                  { tag: 'th', children: ['a'] },
                  { tag: 'th', align: 'right', children: ['b'] },
                ],
              },
            ],
          },
          {
            tag: 'tbody',
            children: [
              {
                tag: 'tr',
                children: [
                  { tag: 'td', children: ['1'] },
                  { tag: 'td', align: 'right', children: ['2'] },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });
});

/** A line break after `<br>` is layout; whether it is kept in the next text does not matter. */
function trimBreaks(node: unknown): unknown {
  return JSON.parse(JSON.stringify(node).replaceAll('"\\nb"', '"b"'));
}

describe('headings: the shallowest becomes h2', () => {
  test.each([
    ['# a\n\n## b', 'h2 h3'],
    ['### a\n\n#### b\n\n###### c', 'h2 h3 h4'],
    ['## a\n\n# b', 'h3 h2'],
    ['> ## a\n\n### b', 'blockquote h3'],
  ])('%j', (text, expected) => {
    expect(
      compile(text)
        .map((node) => (typeof node === 'string' ? node : node.tag))
        .join(' '),
    ).toBe(expected);
  });
});

describe('HTML passes an allow-list', () => {
  const html = (text: string) => JSON.stringify(compile(text));
  test.each([
    ['a script', '<script>alert(1)</script>a'],
    ['a style', '<style>a{}</style>a'],
    ['a frame', '<iframe src="https://a"></iframe>a'],
    ['an event handler', '<a href="/b" onclick="alert(1)">a</a>'],
    ['a style attribute', '<p style="color:red" class="b" id="c">a</p>'],
    ['a javascript: link', '[a](javascript:alert(1))'],
    ['a javascript: link in HTML', '<a href="javascript:alert(1)">a</a>'],
    ['one with a line break', '<a href="java\nscript:alert(1)">a</a>'],
    ['one with an entity', '[a](&#106;avascript:alert(1))'],
    ['a data: link', '<a href="data:text/html,alert(1)">a</a>'],
    ['a picture with a handler', '<img src=b onerror=alert(1)>a'],
    ['an SVG', '<svg onload=alert(1)><circle/></svg>a'],
    ['a form', '<form action="//evil"><input></form>a'],
    ['a comment', '<!-- alert -->a'],
  ])('%s vanishes', (_, text) => {
    expect(html(text)).not.toMatch(
      /alert|script|style|onclick|class|evil|img|svg|form|input|iframe|"id"|data:/i,
    );
    expect(html(text)).toContain('a');
  });
  test('a link without its target keeps its words', () => {
    expect(compile('[a](javascript:b)')).toEqual([p({ tag: 'a', children: ['a'] })]);
  });
});

describe('a simple text needs no parser and comes out the same', () => {
  const parsed = (text: string) => parsedMarkdown(text, (href) => `to:${href}`);
  const any = [
    ...['a', 'B', '₹', '1.', '12)', '-', '+', '=', '(a)', '“b”', '…', ':', 'https:', 'www.a.b', 'HTTP://a.b'],
    ...['WWW.a.b', 'a@b.c', '\u00a0', '\t', '\n', '\n\n', '\r', '  ', '\n \n', '\u2028', '\u0000', '\u000c'],
    ...[
      '**a**',
      '**',
      '**b c.**',
      '** d',
      '**₹5**',
      '\n# ',
      '\n\n### a',
      '#',
      '\n- a\n- b',
      '\n\n- a',
      '| a |',
    ],
    ...[
      '\n\n| a | b |\n|---|:-:|\n| 1 | 2 |',
      '\n| 3 |',
      '\n|---|',
      '\n---',
      '*',
      '_a_',
      '`',
      '[a](/b)',
      '<',
      '&amp;',
    ],
  ];
  const word = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom(...any));
  test.each([' ', ''])('for any text, its words joined by %j', (space) => {
    const text = fc.array(word, { maxLength: 12 }).map((parts) => parts.join(space));
    holds(
      fc.property(text, (value) => {
        expect(compile(value)).toEqual(parsed(value));
      }),
      500,
    );
  });
  test.each([
    'a\n\nb c',
    'a\nb',
    '**a b**',
    'a **b** c.',
    '## a **b**\n\nc\n\n#### d\n\n- e\n- **f** g\n\nh',
    '**a**\n\n| b | c |\n| :-- | --: |\n| 1 | 2 % |\n| 3 | **4** |',
  ])('%j is simple', (text) => {
    expect(simpleMarkdown(text)).toEqual(parsed(text));
  });
  test.each([
    ['two lists, one after the other, are one', '- a\n\n- b', 'ul'],
    ['a table without rows', '| a |\n|---|', 'table'],
    ['rows without a line below their head', '| a |\n| b |\n| c |', 'p'],
  ])('%s', (_, text, tag) => {
    expect(compile(text)).toEqual(parsed(text));
    expect(compile(text)).toMatchObject([{ tag }]);
  });
});

describe('plainText', () => {
  test.each([
    ['# A\n\nb *c*\n\n- d\n- e\n\nf', 'A b c d e f'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b 1 2'],
  ])('%j', (text, expected) => {
    expect(plainText(compile(text))).toBe(expected);
  });
});

test('as HTML for feeds it keeps titles, numbers and breaks, and its links say the host', () => {
  expect(richHtml(compile('3. [a](/b "“&”")  \n   c'), (href) => href.replace('to:', 'https://a.b'))).toBe(
    '<ol start="3"><li><a href="https://a.b/b" title="“&amp;”">a</a><br>c</li></ol>',
  );
});

describe('markdownLinks', () => {
  test.each([
    ['no links', []],
    ['[a](/b) [c]( </d> "t")', ['/b', '/d']],
    ['![a](/b.png)', ['/b.png']],
    ['[a]: /b\n   [c]: </d>', ['/b', '/d']],
    ['<https://a.b/c>', ['https://a.b/c']],
    ['<a href=\'/b\'> <A HREF=/c> <a href = "/d">', ['/b', '/c', '/d']],
    ['[a](/b(1).pdf)', ['/b(1).pdf']],
    ['[https://a.b](https://a.b) [c](/d)', ['https://a.b', '/d']],
    ['a [b] (c)', []],
    ['1 < 2', []],
  ])('%j', (text, expected) => {
    expect(markdownLinks(text).map(({ href }) => href)).toEqual(expected);
  });
});
