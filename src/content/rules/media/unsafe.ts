import { quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';

const WORDS = 'it could run code or ask another server';
const REMEDY = 'Remove it, and put what it refers to into the file.';

export const mediaUnsafe = mistake({
  says: 'A drawing holds a script or notes of a program, or asks another server for something.',
  wrong: '<svg onload="…">',
  right: '<svg>',
  remedy: 'Remove the part; keep everything that the drawing needs inside it.',
  site: ({ index }) =>
    [...index.input.media].flatMap(([path, { unsafe }]) => {
      if (!unsafe) return [];
      const { text, words = WORDS, remedy = REMEDY, ...position } = unsafe;
      const message = `${quote(text)} may not stand in a drawing: ${words}. ${remedy}`;
      return { file: `public${path}`, pointer: '', message, position };
    }),
});
