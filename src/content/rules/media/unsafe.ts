import { quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';

export const mediaUnsafe = mistake({
  says: 'A drawing holds a script, or asks another server for something.',
  wrong: '<svg onload="…">',
  right: '<svg>',
  remedy: 'Remove the part; keep everything that the drawing needs inside it.',
  site: ({ index }) =>
    [...index.input.media].flatMap(([path, { unsafe }]) => {
      if (!unsafe) return [];
      const { text, ...position } = unsafe;
      const message = `${quote(text)} may not stand in a drawing: it could run code or ask another server. Remove it, and put what it refers to into the file.`;
      return { file: `public${path}`, pointer: '', message, position };
    }),
});
