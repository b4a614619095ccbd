import { describe } from 'vitest';
import { page, prose } from '../support/site.ts';
import { table } from './table.ts';

const text = (...lines: string[]) => ({
  'pages/a.json': page(prose('a', lines.length === 1 ? (lines[0] ?? '') : lines)),
});

describe('Markdown', () =>
  table([
    [
      'a picture',
      text('See ![a chart](/images/a.svg).'),
      [
        'pages/a.json:12:31-12:44 text/markup /sections/0/text · A text shows no pictures. Give the section an image, or place a section with one beside it.',
      ],
    ],
    [
      'a picture that there is not',
      text('See ![a chart](/images/c.svg).'),
      [
        'pages/a.json:12:31-12:44 text/markup /sections/0/text · A text shows no pictures. Give the section an image, or place a section with one beside it.',
      ],
    ],
    [
      'a picture that a link leads to as well',
      text('![a](/images/c.svg) and [b](/images/c.svg)'),
      [
        'pages/a.json:12:21-12:34 text/markup /sections/0/text · A text shows no pictures. Give the section an image, or place a section with one beside it.',
        'pages/a.json:12:44-12:57 media/missing /sections/0/text · There is no file “public/images/c.svg”. Correct the path, or add the file.',
      ],
    ],
    [
      'a list with the bullets of a word processor',
      text('One:', '', '• two', '• three • four'),
      [
        'pages/a.json:15:9-15:16 text/markup /sections/0/text/2 · This bullet would stand in the text as it is. Begin every entry of a list with “- ”.',
      ],
    ],
    ['a sign between words', text('One • two'), []],
    ['a sign before one line', text('One:', '', '• two'), []],
    [
      'a frame',
      text('<iframe src="https://example.com"></iframe>'),
      [
        'pages/a.json:12:15-12:62 text/markup /sections/0/text · <iframe> does not stand in a text: it would be left out. Write it in Markdown, or use a section made for it.',
      ],
    ],
    [
      'all tags of looks at once',
      text('<b>Bold</b> and <u>more</u>'),
      [
        'pages/a.json:12:15-12:44 text/markup /sections/0/text · <b>, <u> do not stand in a text: they would be left out. Write them in Markdown, or use a section made for it.',
      ],
    ],
    [
      'a table whose head has fewer cells',
      text('a | b', '---|---|---', '1|2'),
      [
        'pages/a.json:14:9-14:22 text/markup /sections/0/text/1 · The table’s head has 2 cells and this line 3: it would not be drawn as a table. Write as many.',
      ],
    ],
    [
      'a row with more cells',
      text('a | b', '---|---', '1|2|3'),
      [
        'pages/a.json:15:9-15:16 text/markup /sections/0/text/2 · This row has 3 cells and its table 2 columns: the last would be left out.',
      ],
    ],
    [
      'a table without its second line',
      text('| a | b |', '| 1 | 2 |'),
      [
        'pages/a.json:13:9-13:20 text/markup /sections/0/text/0 · A table needs a second line of hyphens, such as “| --- | --- |”, to be drawn.',
      ],
    ],
    [
      'a heading without a blank',
      text('One.', '##Two'),
      [
        'pages/a.json:14:9-14:16 text/markup /sections/0/text/1 · A heading needs a blank after “#”; without one the signs are shown. Write “## Two”.',
      ],
    ],
    [
      'a smaller heading without a blank',
      text('One.', '###Our fees'),
      [
        'pages/a.json:14:9-14:22 text/markup /sections/0/text/1 · A heading needs a blank after “#”; without one the signs are shown. Write “### Our”.',
      ],
    ],
    [
      'stars that are not closed',
      text('Now **bold and on.'),
      [
        'pages/a.json:12:15-12:35 text/markup /sections/0/text · The two stars “**” before bold words are not closed. Write two more behind the words.',
      ],
    ],
    [
      'a blank inside the stars',
      text('Now ** bold** and on.'),
      [
        'pages/a.json:12:15-12:38 text/markup /sections/0/text · A blank stands between the stars “**” and the bold words, so that the stars are shown. Remove the blank.',
      ],
    ],
    [
      'a reference to nothing',
      text('See [our fees][fees].'),
      [
        'pages/a.json:12:15-12:38 text/markup /sections/0/text · The text does not say where “fees” leads. Write “[words](/path)”.',
      ],
    ],
    [
      'a footnote',
      text('Costs[^1] fall.', '', '[^1]: See below.'),
      [
        'pages/a.json:13:9-13:26 text/markup /sections/0/text/0 · A text has no footnotes. Write the note in brackets, or below as a paragraph.',
      ],
    ],
    [
      'a star that is not closed',
      text('Now *bold and on.'),
      [
        'pages/a.json:12:15-12:34 text/markup /sections/0/text · The sign “*” before words would make italics of them, and is not closed. Write it behind them too, or “\\*” where it is meant itself.',
      ],
    ],
    [
      'strokes that are not closed',
      text('Now ~~old and on, 5 * 3 and a_b.'),
      [
        'pages/a.json:12:15-12:49 text/markup /sections/0/text · The sign “~~” before words would make struck words of them, and is not closed. Write it behind them too, or “\\~~” where it is meant itself.',
      ],
    ],
    [
      'code that is not ended',
      text('One.', '', '```', 'two'),
      [
        'pages/a.json:15:9-15:14 text/markup /sections/0/text/2 · All that follows this line would be shown as code. Write the line again where the code ends.',
      ],
    ],
    [
      'a line that becomes a heading',
      text('One.', '---', 'Two.'),
      [
        'pages/a.json:14:9-14:14 text/markup /sections/0/text/1 · Signs below a line make a heading of it. Write “## ” before the heading, or leave a line empty above a rule.',
      ],
    ],
    [
      'blanks between stars and words',
      text('One.', '', 'Two ** bold words **.'),
      [
        'pages/a.json:15:9-15:32 text/markup /sections/0/text/2 · A blank stands between the stars “**” and the bold words, so that the stars are shown. Remove the blank.',
      ],
    ],
    [
      'a blank before the stars that end bold words',
      text('Two **bold ** words.'),
      [
        'pages/a.json:12:15-12:37 text/markup /sections/0/text · A blank stands between the stars “**” and the bold words, so that the stars are shown. Remove the blank.',
      ],
    ],
    ['stars that are meant themselves', text('2 ** 3 ** 4 and **bold** words, and more ** here'), []],
    [
      'a blank in a link',
      text('See [our fees] (/).'),
      [
        'pages/a.json:12:15-12:36 text/markup /sections/0/text · A blank stands between the link’s words and its address, so that both are shown. Write “[words](/path)”.',
      ],
    ],
    [
      'brackets the wrong way round',
      text('See (our fees)[/].'),
      [
        'pages/a.json:12:15-12:35 text/markup /sections/0/text · A link’s words stand in square brackets and its address in round ones. Write “[words](/path)”.',
      ],
    ],
    [
      'a link whose words are not closed',
      text('See [our fees(/) now.'),
      [
        'pages/a.json:12:15-12:38 text/markup /sections/0/text · The bracket after a link’s words is missing. Write “[words](/path)”.',
      ],
    ],
    ['a remark in brackets', text('Fees [as said (https://example.com/a) in spring] are low.'), []],
    [
      'a link that is not closed',
      text('See [our fees](/services/tax now.'),
      [
        'pages/a.json:12:15-12:50 text/markup /sections/0/text · The bracket after a link’s address is missing. Write “[words](/path)”.',
      ],
    ],
    [
      'a link without an address',
      text('See [our fees]().'),
      [
        'pages/a.json:12:15-12:34 text/markup /sections/0/text · A link has no address. Write “[words](/path)”.',
      ],
    ],
    [
      'a link without words',
      text('See [](/).'),
      [
        'pages/a.json:12:15-12:27 text/markup /sections/0/text · A link has no words, so that nobody can see it. Write “[words](/path)”.',
      ],
    ],
    [
      'a blank in an address',
      text('See [our fees](/our fees).'),
      [
        'pages/a.json:12:15-12:43 text/markup /sections/0/text · A link’s address has no blanks. Write “[words](/path)”.',
      ],
    ],
    [
      'blanks in a telephone number',
      text('[Call](tel:+91 20 5550 0142) or', '[us](020 5550 0142).'),
      [
        'pages/a.json:13:9-13:42 text/markup /sections/0/text/0 · A link’s address has no blanks. Write “[words](tel:+91-20-5550-0142)”.',
        'pages/a.json:14:9-14:31 text/markup /sections/0/text/1 · A link’s address has no blanks. Write “[words](tel:020-5550-0142)”.',
      ],
    ],
    [
      'both versions of a merge',
      text('<<<<<<< HEAD', 'One.', '=======', 'Two.', '>>>>>>> main'),
      [
        'pages/a.json:13:9-13:23 text/markup /sections/0/text/0 · A mark of two merged versions stands here. Keep one version and remove the marks.',
      ],
    ],
    [
      'merge marks',
      text('<<<<<<< HEAD', 'One.', '>>>>>>> main'),
      [
        'pages/a.json:13:9-13:23 text/markup /sections/0/text/0 · A mark of two merged versions stands here. Keep one version and remove the marks.',
      ],
    ],
  ]));

const headed = (heading: string) => ({ 'pages/a.json': page({ ...prose('a'), heading }) });

describe('signs in a plain text', () =>
  table([
    ...(
      [
        ['We <b>save</b>', '<b>', 'Write the words alone.'],
        ['One<br />two', '<br />', 'Write the words alone.'],
        ['Save &amp; rest', '&amp;', 'Write the character itself.'],
        ['Save&#160;now', '&#160;', 'Write the character itself.'],
        ['We **save**', '**save**', 'Write the words alone.'],
        ['See [fees](/)', '[fees](/)', 'Write the words alone.'],
        ['## Fees', '##', 'Write the words alone.'],
      ] as const
    ).map(
      ([heading, signs, remedy]) =>
        [
          heading,
          headed(heading),
          [
            `pages/a.json:13:18-13:${heading.length + 20} text/plain /sections/0/heading · “${signs}” would be shown as it stands: this text is plain. ${remedy}`,
          ],
        ] as const,
    ),
    ...['1 < 2 > 0, R&D; and Q&As', '5%** and 6%**', 'Rates [net](2024), <your name>, #1'].map(
      (heading) => [heading, headed(heading), []] as const,
    ),
  ]));
