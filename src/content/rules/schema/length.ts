import { mistake } from '../rule.ts';

export const schemaLength = mistake({
  says: 'The text is longer or shorter than the field takes.',
  wrong: '"seo": { "title": (a text of 300 characters), … }',
  right: '"seo": { "title": "What a Budget changes", … }',
  remedy: 'Write it within the length that the message names.',
  issue({ keyword, params: { limit }, data }) {
    const isShort = keyword === 'minLength' && data !== '';
    if (keyword !== 'maxLength' && !isShort) return undefined;
    // A letter beyond the first 65,536 counts once, as it does in the schema.
    return `This text is ${isShort ? 'shorter' : 'longer'} than ${limit} characters: it has ${[...String(data)].length}.`;
  },
});
