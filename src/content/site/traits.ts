import { remembered } from '../json/remembered.ts';
import { asText } from '../json/unchecked.ts';
import type { ContentFile, Traits } from './content-file.ts';
import { blocksIn } from './page-entries.ts';

const BEYOND = /[\u0370-\u1dff\u2c00-\ud7ff]/;

const made = remembered(({ text = '', value }: ContentFile): Traits => {
  const blocks = blocksIn(value);
  return {
    isBeyondLatin: BEYOND.test(text),
    types: [
      ...new Set(blocks.flatMap(({ list, block }) => (list === 'body' ? (asText(block.type) ?? []) : []))),
    ],
    lists: blocks.some(
      ({ block: { type, collection } }) => type === 'collection-list' || asText(collection) !== undefined,
    ),
  };
});

export const traitsOf = (file: ContentFile): Traits => file.traits ?? made(file);
