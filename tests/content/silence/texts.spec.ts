import { describe } from 'vitest';
import { link, page, prose, site } from '../support/site.ts';
import { hi } from '../support/translated.ts';
import { table } from './table.ts';

const text = (...lines: string[]) => ({
  'pages/a.json': page(prose('a', lines.length === 1 ? (lines[0] ?? '') : lines)),
});
const words = (more: object) => ({ 'strings.json': { $schema: '../schemas/strings.schema.json', ...more } });
const variables = (more: object) => ({
  'site.json': site({ variables: { brand: 'Firm', email: 'hello@example.com', ...more } }),
});

describe('names in braces', () =>
  table([
    [
      'a word of the engine',
      words({ pageOf: 'Page {pgae} of {pages}' }),
      [
        'strings.json:3:13-3:37 text/unknown-variable /pageOf · “{pgae}” stands for nothing in this word. Possible: {page}, {pages}. Did you mean “{page}”?',
      ],
    ],
    [
      'one that is not closed',
      words({ pageOf: 'Page {page of {pages}' }),
      [
        'strings.json:3:13-3:36 text/unknown-variable /pageOf · “{page” is not closed, so that it would be shown as it stands. Write “{page}”.',
      ],
    ],
    [
      'one of its forms',
      words({ itemCount: { one: '{count} item', other: '{cuont} items' } }),
      [
        'strings.json:5:14-5:29 text/unknown-variable /itemCount/other · “{cuont}” stands for nothing in this word. Possible: {count}. Did you mean “{count}”?',
      ],
    ],
    [
      'one that has none',
      words({ close: 'Close {brand}' }),
      [
        'strings.json:3:12-3:27 text/unknown-variable /close · “{brand}” stands for nothing in this word. It has none.',
      ],
    ],
    [
      'in the other language',
      hi('strings.json', { $schema: '../../../schemas/locales/strings.schema.json', goToPage: 'पृष्ठ {पृष्ठ}' }),
      [
        'locales/hi/strings.json:1:70-1:85 text/unknown-variable /goToPage · “{पृष्ठ}” stands for nothing in this word. Possible: {page}.',
      ],
    ],
    [
      'a name beyond ASCII',
      text('By {ब्रांड}'),
      [
        'pages/a.json:12:19-12:27 text/unknown-variable /sections/0/text · “{ब्रांड}” is not a variable. Possible: {brand}, {email}, {year}.',
      ],
    ],
    [
      'a name with a hyphen',
      text('Write to {e-mail}'),
      [
        'pages/a.json:12:25-12:33 text/unknown-variable /sections/0/text · “{e-mail}” is not a variable. Possible: {brand}, {email}, {year}. Did you mean “email”?',
      ],
    ],
    [
      'blanks in the braces',
      text('By { brand }'),
      [
        'pages/a.json:12:19-12:28 text/unknown-variable /sections/0/text · “{ brand }” is not a variable. Possible: {brand}, {email}, {year}. Did you mean “brand”?',
      ],
    ],
    [
      'braces twice',
      text('By {{brand}}'),
      [
        'pages/a.json:12:19-12:28 text/unknown-variable /sections/0/text · “{{brand}}” is not a variable. Possible: {brand}, {email}, {year}. Did you mean “brand”?',
      ],
    ],
    [
      'a variable that holds itself',
      variables({ brand: 'The {brand}' }),
      [
        'site.json:31:14-31:27 text/unknown-variable /variables/brand · A variable cannot hold another one: “{brand}” would be shown as it stands. Write its text.',
      ],
    ],
    [
      'a variable that holds one that there is not',
      variables({ who: 'Ask {brnd}' }),
      [
        'site.json:33:12-33:24 text/unknown-variable /variables/who · A variable cannot hold another one: “{brnd}” would be shown as it stands. Write its text.',
      ],
    ],
    [
      'a variable that holds another whose brace is not closed',
      variables({ who: 'Ask {brand' }),
      [
        'site.json:33:12-33:24 text/unknown-variable /variables/who · A variable cannot hold another one: “{brand” would be shown as it stands. Write its text.',
      ],
    ],
    [
      'a variable that holds another',
      variables({ who: 'Ask {brand}' }),
      [
        'site.json:33:12-33:25 text/unknown-variable /variables/who · A variable cannot hold another one: “{brand}” would be shown as it stands. Write its text.',
      ],
    ],
  ]));

describe('signs', () =>
  table([
    [
      'a blank without a width',
      text('Tax\u200b advice'),
      [
        'pages/a.json:12:19-12:20 text/characters /sections/0/text · A character that nobody sees (U+200B) stands after “Tax”. Delete it and type the place anew.',
      ],
    ],
    [
      'a control character',
      text('Tax\u0007 advice'),
      [
        'pages/a.json:12:19-12:25 text/characters /sections/0/text · A character that nobody sees (U+0007) stands after “Tax”. Delete it and type the place anew.',
      ],
    ],
    [
      'a mark that turns the direction',
      text('Tax \u202eecivda'),
      [
        'pages/a.json:12:20-12:21 text/characters /sections/0/text · A character that nobody sees (U+202E) stands after “Tax ”. Delete it and type the place anew.',
      ],
    ],
    [
      'a character that was lost',
      text('Caf\ufffd'),
      [
        'pages/a.json:12:19-12:20 text/characters /sections/0/text · A character that nobody sees (U+FFFD) stands after “Caf”. Delete it and type the place anew.',
      ],
    ],
    [
      'a joiner between Latin letters',
      text('Tax\u200cadvice'),
      [
        'pages/a.json:12:19-12:20 text/characters /sections/0/text · A character that nobody sees (U+200C) stands after “Tax”. Delete it and type the place anew.',
      ],
    ],
    [
      'a sign of a private font',
      text('Tax \ue000'),
      [
        'pages/a.json:12:20-12:21 text/characters /sections/0/text · A character that nobody sees (U+E000) stands after “Tax ”. Delete it and type the place anew.',
      ],
    ],
    [
      'half of a character',
      { 'pages/a.json': JSON.stringify(page(prose('a', 'Tax \ud83d'))) },
      [
        'pages/a.json:1:161-1:167 text/characters /sections/0/text · A character that nobody sees (U+D83D) stands after “Tax ”. Delete it and type the place anew.',
      ],
    ],
    [
      'a Cyrillic letter',
      text('Our Fаnd grows'),
      [
        'pages/a.json:12:20-12:24 text/characters /sections/0/text · “Fаnd” mixes letters of two scripts that look alike: search would not find it. Type it anew.',
      ],
    ],
    [
      'curly quotes in JSON',
      { 'pages/a.json': '{ “title”: "A" }' },
      [
        'pages/a.json:1:3-1:10 json/syntax · This is a curly quote, as word processors write it. JSON takes the straight one: ".',
      ],
    ],
    [
      'merge marks in JSON',
      { 'pages/a.json': '{\n<<<<<<< HEAD\n"title": "A"\n=======\n"title": "B"\n>>>>>>> main\n}' },
      [
        'pages/a.json:2:1-2:13 json/syntax · Two versions of the file were merged and not yet joined. Keep what is wanted of each and remove the marks.',
      ],
    ],
  ]));

const devanagari = 'हम आपके परिवार की पूरी आर्थिक तस्वीर देखते हैं और फिर सलाह देते हैं।';
const english = 'We look at the whole picture of a family before we advise it on anything.';

describe('the script of a language', () =>
  table([
    [
      'Hindi on an English page',
      text(devanagari),
      [
        'pages/a.json:12:15-12:85 text/script /sections/0/text · This text is not written in the script of its language, English. Write it in that, or leave it out.',
      ],
    ],
    [
      'Hindi as the title of an English page',
      { 'pages/a.json': { ...page(prose('a')), title: 'परिवार की पूरी आर्थिक तस्वीर' } },
      [
        'pages/a.json:3:12-3:42 text/script /title · This text is not written in the script of its language, English. Write it in that, or leave it out.',
      ],
    ],
    [
      'English in a Hindi translation',
      hi(
        'pages/a.json',
        { $schema: '../../../../schemas/locales/page.schema.json', title: english },
        text('One.'),
      ),
      [
        'locales/hi/pages/a.json:1:67-1:142 text/script /title · This text is not written in the script of its language, Hindi. Write it in that, or leave it out.',
      ],
    ],
    [
      'English in a section of a Hindi translation, of which the original says what it is',
      hi(
        'pages/a.json',
        {
          $schema: '../../../../schemas/locales/page.schema.json',
          sections: [{ id: 'a', text: english }],
        },
        text('One.'),
      ),
      [
        'locales/hi/pages/a.json:1:88-1:163 text/script /sections/0/text · This text is not written in the script of its language, Hindi. Write it in that, or leave it out.',
      ],
    ],
  ]));

describe('stand-ins', () =>
  table([
    [
      'a note to oneself',
      text('TODO: ask'),
      [
        'pages/a.json:12:15-12:26 text/unfinished /sections/0/text · “TODO” is a note to oneself: visitors would read it. Write the text.',
      ],
    ],
    [
      'filling',
      text('Lorem ipsum dolor sit amet.'),
      [
        'pages/a.json:12:15-12:44 text/unfinished /sections/0/text · “Lorem ipsum” is a note to oneself: visitors would read it. Write the text.',
      ],
    ],
    [
      'the beginning of it',
      text('Lorem.'),
      [
        'pages/a.json:12:15-12:23 text/unfinished /sections/0/text · “Lorem” is a note to oneself: visitors would read it. Write the text.',
      ],
    ],
    [
      'a link that says nothing in Hindi',
      hi(
        'pages/a.json',
        {
          $schema: '../../../../schemas/locales/page.schema.json',
          title: 'क',
          sections: [{ id: 'a', text: '[यहाँ क्लिक करें](/)' }],
        },
        text('One.'),
      ),
      [
        'locales/hi/pages/a.json:1:100-1:122 text/unfinished /sections/0/text · “यहाँ क्लिक करें” does not say where the link leads. Name its page, such as “See our fees”.',
      ],
    ],
    [
      'a link that says nothing',
      text('[Click here](/).'),
      [
        'pages/a.json:12:15-12:33 text/unfinished /sections/0/text · “Click here” does not say where the link leads. Name its page, such as “See our fees”.',
      ],
    ],
    [
      'a label that says nothing',
      { 'pages/a.json': page({ ...prose('a'), link: { ...link('/'), label: 'click here' } }) },
      [
        'pages/a.json:14:18-14:30 text/unfinished /sections/0/link/label · “click here” does not say where the link leads. Name its page, such as “See our fees”.',
      ],
    ],
  ]));
