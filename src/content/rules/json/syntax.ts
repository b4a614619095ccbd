import { mistake } from '../rule.ts';

const WORDS: Readonly<Record<string, string>> = {
  Empty: 'The file is empty. It must hold one object in braces.',
  MergeMark:
    'Two versions of the file were merged and not yet joined. Keep what is wanted of each and remove the marks.',
  Guillemet: 'This is a guillemet, a quote of French texts. JSON takes the straight double quote: ".',
  GuillemetEnd:
    'This text ends with a guillemet, a quote of French texts. JSON takes the straight double quote: ".',
  CurlyQuote: 'This is a curly quote, as word processors write it. JSON takes the straight one: ".',
  CurlyEnd: 'This text ends with a curly quote, as word processors write it. JSON takes the straight one: ".',
  QuoteInside: 'A quote ends the text before this. Inside a text write \\", or “ and ”.',
  Invisible: 'Here stands an invisible sign, such as a blank of a web page. Remove it.',
  Semicolon: 'A comma belongs here, not a semicolon.',
  ForeignComma: 'This is a comma of another script, as its keyboards write it. JSON takes the Latin one: ,',
  ForeignColon: 'This is a colon of another width, as its keyboards write it. JSON takes the Latin one: :',
  Equals: 'A colon belongs here, not an equals sign.',
  MoreThanDigits: 'A number is written in digits alone, such as 12.5. All else stands in double quotes.',
  NameInList:
    'A name stands in braces, not in a list. A closing bracket ] is missing before it, or an opening brace {.',
  NamelessObject:
    'An object without a name stands here. It belongs into a list, or a closing brace } is missing before it.',
  FirstBrace: 'The opening brace { of the file is missing before this.',
  LeadingZero: 'A number such as 05 is written 5. Remove the 0 before this.',
  CommaInNumber: 'A number has no comma: write 12.5 and 500000.',
  CommaExpected: 'A comma is missing before this.',
  ColonExpected: 'A colon is missing after the name.',
  PropertyNameExpected: 'A name in double quotes is expected here. Is there a comma too many before it?',
  ValueExpected: 'A value is expected here. Is there a comma too many before it?',
  CloseBraceExpected: 'A closing brace } is missing.',
  CloseBracketExpected: 'A closing bracket ] is missing.',
  EndOfFileExpected: 'The file should end here: something stands after its closing brace.',
  InvalidCommentToken: 'JSON has no comments. Remove this one.',
  UnexpectedEndOfComment: 'JSON has no comments. Remove this one.',
  UnexpectedEndOfString:
    'The closing double quote of this text is missing. A line break inside a text is written \\n.',
  UnexpectedEndOfNumber: 'This number is not complete.',
  InvalidNumberFormat: 'This is not a number as JSON writes it.',
  InvalidUnicode: 'After \\u four hexadecimal digits are expected.',
  InvalidEscapeCharacter:
    'After a backslash only " \\ / b f n r t u may stand. A backslash itself is written \\\\.',
  InvalidCharacter: 'This character may not stand in a text. A tab is written \\t, a line break \\n.',
  InvalidSymbol:
    'This is no JSON value. Texts stand in double quotes; the only words are true, false and null.',
};

export const jsonSyntax = mistake({
  says: 'The file is not JSON from this place on.',
  wrong: '{ "title": "Tax" "summary": "…" }',
  right: '{ "title": "Tax", "summary": "…" }',
  remedy:
    'Look at the marked place and just before it: a comma, quote or bracket is missing or too many. JSON has no comments and no comma after the last entry.',
  json: (problem) => (problem.kind === 'syntax' ? (WORDS[problem.fault] ?? 'This is not JSON.') : undefined),
});
