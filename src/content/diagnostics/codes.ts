export interface CodeHelp {
  /** What is wrong, in a sentence. */
  readonly says: string;
  /** As an editor may have written it. */
  readonly wrong: string;
  /** The same, put right. */
  readonly right: string;
  /** What to do. */
  readonly remedy: string;
}

/** Every code that a diagnostic can have, with an example and its remedy: `validate --explain CODE`. */
export const codes: Readonly<Record<string, CodeHelp>> = {
  'json/syntax': {
    says: 'The file is not JSON from this place on.',
    wrong: '{ "title": "Tax" "summary": "…" }',
    right: '{ "title": "Tax", "summary": "…" }',
    remedy:
      'Look at the marked place and just before it: a comma, quote or bracket is missing or too many. JSON has no comments and no comma after the last entry.',
  },
  'json/encoding': {
    says: 'The file is not UTF-8 text.',
    wrong: 'a file saved as “Unicode” or “UTF-8 with BOM”',
    right: 'the same file saved as “UTF-8”',
    remedy: 'Save it again with the encoding UTF-8, without a byte order mark.',
  },
  'json/too-large': {
    says: 'The file is larger than 2 MB, or a list in it has more than 10,000 entries.',
    wrong: 'collections/events.json with 12,000 entries',
    right: 'fewer entries',
    remedy: 'Split the file, or archive what nobody reads any more.',
  },
  'json/too-deep': {
    says: 'Values are nested more than 64 levels deep.',
    wrong: '[[[[ … ]]]]',
    right: '[ … ]',
    remedy: 'No field needs that: remove the brackets that are too many.',
  },
  'json/duplicate-key': {
    says: 'A name stands twice in one object; only one of the two could count.',
    wrong: '{ "title": "Tax", "title": "Taxes" }',
    right: '{ "title": "Taxes" }',
    remedy: 'Keep the one that is meant.',
  },
  'json/forbidden-key': {
    says: 'The names __proto__, constructor and prototype have a meaning of their own and are refused.',
    wrong: '{ "__proto__": {} }',
    right: '{ }',
    remedy: 'Remove the entry.',
  },
  'schema/unknown-property': {
    says: 'There is no such field in this place.',
    wrong: '{ "titel": "Tax" }',
    right: '{ "title": "Tax" }',
    remedy: 'Correct the name; the message lists the fields that there are.',
  },
  'schema/missing-property': {
    says: 'A field that is needed is not there. The place is the opening brace of its object.',
    wrong: '{ "title": "Tax" }',
    right: '{ "title": "Tax", "summary": "What we do about tax." }',
    remedy: 'Add the field; your editor completes it.',
  },
  'schema/unknown-block': {
    says: 'No section has this type.',
    wrong: '{ "type": "proze", "id": "about" }',
    right: '{ "type": "prose", "id": "about" }',
    remedy: 'Choose one of the types that the message lists.',
  },
  'schema/type': {
    says: 'The value is of another kind than the field takes.',
    wrong: '"isActive": "yes"',
    right: '"isActive": true',
    remedy: 'Write a text in quotes, a number or true and false without, a list in [ ], as the message says.',
  },
  'schema/enum': {
    says: 'The field takes one of a few words only.',
    wrong: '"tone": "dark"',
    right: '"tone": "ink"',
    remedy: 'Choose one of the words that the message lists.',
  },
  'schema/format': {
    says: 'The text has not the form of a date, an address or a number that the field needs.',
    wrong: '"createdAt": "19 May 2023"',
    right: '"createdAt": "2023-05-19T17:00:00+05:30"',
    remedy: 'Write it like the example in the message.',
  },
  'schema/pattern': {
    says: 'The text holds signs that the field does not take.',
    wrong: '"slug": "Tax Advisory"',
    right: '"slug": "tax-advisory"',
    remedy: 'Ids and slugs are small letters, digits and single hyphens.',
  },
  'schema/empty': {
    says: 'The field needs a text and has none.',
    wrong: '"title": ""',
    right: '"title": "Tax"',
    remedy: 'Write the text, or remove the field where it may be left out.',
  },
  'schema/length': {
    says: 'The text is longer or shorter than the field takes.',
    wrong: '"title": (a text of 300 characters)',
    right: '"title": "What a Budget changes"',
    remedy: 'Write it within the length that the message names.',
  },
  'schema/range': {
    says: 'The number is too large or too small.',
    wrong: '"pageSize": 0',
    right: '"pageSize": 6',
    remedy: 'Choose a number within the range that the message names.',
  },
  'schema/items': {
    says: 'The list has too many or too few entries, or one of them twice.',
    wrong: '"topics": ["Tax", "Tax"]',
    right: '"topics": ["Tax"]',
    remedy: 'Add or remove entries.',
  },
  'schema/unknown-file': {
    says: 'No content is expected in this place.',
    wrong: 'site-config/about.json',
    right: 'site-config/pages/about.json',
    remedy: 'Move the file: pages lie in pages/, items in collections/.',
  },
  'schema/wrong-schema': {
    says: 'The file names another schema than the one that its place asks for, so your editor checks it wrongly.',
    wrong: '"$schema": "../../schemas/site.schema.json" in a page',
    right: '"$schema": "../../schemas/page.schema.json"',
    remedy: 'Write the path that the message names.',
  },
  'reference/page': {
    says: 'A link leads to a page that does not exist, or is not shown.',
    wrong: '"href": "/conact-us"',
    right: '"href": "/contact-us"',
    remedy: 'Correct the path, or make the page visible.',
  },
  'reference/anchor': {
    says: 'A link leads to a section that its page does not have.',
    wrong: '"href": "/#proces-chart"',
    right: '"href": "/#process-chart"',
    remedy: 'Write the id of a section of that page.',
  },
  'reference/relative': {
    says: 'A link is written relative to its page, and would lead elsewhere from another one.',
    wrong: '"href": "contact-us"',
    right: '"href": "/contact-us"',
    remedy: 'Write the whole path, beginning with a slash.',
  },
  'reference/scheme': {
    says: 'A link begins with something that links may not begin with.',
    wrong: '"href": "javascript:void(0)"',
    right: '"href": "https://example.com/"',
    remedy: 'Use a path, https:, mailto: or tel:.',
  },
  'reference/item': {
    says: 'There is no such entry in the collection.',
    wrong: '"defaultCity": "bombay"',
    right: '"defaultCity": "mumbai"',
    remedy: 'Write the id or slug of an entry; your editor lists them.',
  },
  'reference/accent': {
    says: 'The theme has no accent of this name.',
    wrong: '"accent": "busines"',
    right: '"accent": "business"',
    remedy: 'Use an accent of theme.json, or add one there.',
  },
  'reference/navigation': {
    says: 'The condensed menu names an entry that the primary menu does not have.',
    wrong: '"condensed": ["abuot"]',
    right: '"condensed": ["about"]',
    remedy: 'Write the id of an entry of "primary".',
  },
  'reference/redirect': {
    says: 'A link leads to an old address, or redirects run in a circle or one after the other.',
    wrong: '"href": "/home"',
    right: '"href": "/"',
    remedy: 'Write the address where the redirect ends.',
  },
  'reference/each': {
    says: 'A page for every item and the name of its file do not fit together.',
    wrong: 'pages/services/tax.json with "each": "services"',
    right: 'pages/services/[slug].json with "each": "services"',
    remedy: 'Rename the file, or add or remove "each".',
  },
  'reference/missing-file': {
    says: 'A file that every site needs is not there.',
    wrong: 'a folder without navigation.json',
    right: 'a folder with navigation.json',
    remedy: 'Add it; `npm run new-site` writes a small valid site to copy from.',
  },
  'reference/orphan': {
    says: 'Advice: nothing leads to this page.',
    wrong: 'pages/offer.json, and no link to /offer',
    right: 'a link to /offer in a menu or a text',
    remedy: 'Link to it, or switch it off with "isActive": false.',
  },
  'unique/id': {
    says: 'Two sections of a page, or two entries of a collection, have the same id.',
    wrong: '[{ "id": "intro" }, { "id": "intro" }]',
    right: '[{ "id": "intro" }, { "id": "details" }]',
    remedy: 'Give one of the two another id.',
  },
  'unique/slug': {
    says: 'Two items have the same slug, and so the same address.',
    wrong: 'two files with "slug": "tax"',
    right: '"slug": "tax" and "slug": "tax-abroad"',
    remedy: 'Give one of the two another slug.',
  },
  'unique/route': {
    says: 'Two files make the same address, or a redirect hides a page.',
    wrong: 'pages/about.json and pages/about/index.json',
    right: 'one of the two',
    remedy: 'Move or remove one of them.',
  },
  'text/unknown-variable': {
    says: 'A name in braces stands for nothing.',
    wrong: '"Write to {e-mail} or {mail}."',
    right: '"Write to {email}."',
    remedy: 'Use a variable of site.json, or add it there.',
  },
  'text/total': {
    says: 'The rows of a table do not sum to its total.',
    wrong: 'rows of 60 and 30, a total of 100',
    right: 'rows of 60 and 40, a total of 100',
    remedy: 'Correct a row or the total.',
  },
  'text/accent': {
    says: 'The words to be accented do not stand in the heading.',
    wrong: '"heading": "Savings grow", "accent": "grows"',
    right: '"heading": "Savings grow", "accent": "grow"',
    remedy: 'Write them letter for letter as in the heading.',
  },
  'text/heading-order': {
    says: 'Advice: headings of a text skip a level, or begin with the page’s own.',
    wrong: '"## Costs", then "#### Fees"',
    right: '"## Costs", then "### Fees"',
    remedy: 'Go down one level at a time.',
  },
  'text/required-sentence': {
    says: 'A sentence that the regulator asks for is missing or was altered.',
    wrong: '"… are subject to market risk"',
    right: 'the sentence of "compliance.required", word for word',
    remedy: 'Put the sentence back as it is written in site.json.',
  },
  'text/approval-expired': {
    says: 'The last day of a text’s approval is over.',
    wrong: '"approvedUntil": (a day of the past)',
    right: '"approvedUntil": (the day that the new approval names)',
    remedy: 'Have the text approved anew, or switch it off.',
  },
  'locale/fixed-value': {
    says: 'A translation changes what is the same in every language: a type, a slug, an address.',
    wrong: '"href": "/hi/contact-us" in locales/hi/pages/index.json',
    right: 'no "href" there; links lead to the page in the visitor’s language by themselves',
    remedy: 'Remove the field from the translation.',
  },
  'locale/unknown-id': {
    says: 'A translation names a section or entry that the original does not have.',
    wrong: '{ "id": "intor", "heading": "परिचय" }',
    right: '{ "id": "intro", "heading": "परिचय" }',
    remedy: 'Write the id as the original has it.',
  },
  'locale/unknown-file': {
    says: 'A translation of a file that does not exist.',
    wrong: 'locales/hi/pages/abuot-us.json',
    right: 'locales/hi/pages/about-us.json',
    remedy: 'Give it the path of the original below locales/ and the language’s code.',
  },
  'locale/unknown-locale': {
    says: 'Translations into a language that site.json does not list.',
    wrong: 'locales/hn/ beside "locales": [{ "code": "en" }, { "code": "hi" }]',
    right: 'locales/hi/',
    remedy: 'Rename the folder, or add the language to "locales".',
  },
  'media/missing': {
    says: 'There is no such file below public/.',
    wrong: '"src": "/images/abuot.svg"',
    right: '"src": "/images/about.svg"',
    remedy: 'Correct the path, or add the file.',
  },
  'media/unreadable': {
    says: 'The file is not the picture or document that its name promises.',
    wrong: 'a web page saved as photo.png',
    right: 'a real PNG file',
    remedy: 'Save it again from the program that made it.',
  },
  'media/unsafe': {
    says: 'A drawing holds a script, or asks another server for something.',
    wrong: '<svg onload="…">',
    right: '<svg>',
    remedy: 'Remove the part; keep everything that the drawing needs inside it.',
  },
  'media/unused': {
    says: 'Advice: nothing uses this file.',
    wrong: 'public/images/old-logo.svg',
    right: 'no such file',
    remedy: 'Remove it, or name it where it belongs.',
  },
  'media/weight': {
    says: 'Advice: the file is heavier than visitors on a telephone should load.',
    wrong: 'a drawing of 400 KB',
    right: 'the same with simpler paths',
    remedy: 'Save it smaller.',
  },
  'media/dimensions': {
    says: 'Advice: the photograph is too small to be sharp, or larger than any screen.',
    wrong: 'a photograph 200 pixels wide',
    right: 'one 1,280 pixels wide',
    remedy: 'Save it in another size.',
  },
  'media/alternative-text': {
    says: 'Advice: the text for those who cannot see the picture does not say what it shows.',
    wrong: '"alt": "IMG_2041.jpg"',
    right: '"alt": "Two people at a desk, going through papers"',
    remedy: 'Say what the picture shows, or write "" where it only decorates.',
  },
  'seo/title-length': {
    says: 'Advice: search engines cut a longer title, and a very short one says nothing.',
    wrong: '"title": "Tax"',
    right: '"title": "Global tax advisory | Tax in two countries"',
    remedy: 'Write 10 to 65 characters.',
  },
  'seo/description-length': {
    says: 'Advice: search engines cut a longer description and replace a very short one.',
    wrong: '"description": "About tax."',
    right:
      '"description": "What it means to earn in one country and live in another, and which papers each wants."',
    remedy: 'Write 50 to 165 characters.',
  },
  'seo/duplicate-title': {
    says: 'Advice: two pages have the same title.',
    wrong: 'two pages with "title": "Services"',
    right: 'a title of its own for each',
    remedy: 'Say in the title what only this page has.',
  },
  'seo/duplicate-description': {
    says: 'Advice: two pages have the same description.',
    wrong: 'a description that was copied with its page',
    right: 'a description of its own for each',
    remedy: 'Say in a sentence what only this page has.',
  },
};
