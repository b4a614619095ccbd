import { atTop, quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';
import { isServed } from './kind.ts';

const REMEDY = 'Save it again from the program that made it.';

export const mediaUnreadable = mistake({
  says: 'The file is not the picture, document or font that its name promises.',
  wrong: 'a web page saved as photo.png',
  right: 'a real PNG file',
  remedy: REMEDY,
  /** At the place that shows it first, where one does; a drawing’s own fault is shown in the drawing. */
  site: ({ index, media }) =>
    [...index.input.media].flatMap(([path, { broken }]) => {
      // A kind that is not served is told as that.
      if (!broken || !isServed(path)) return [];
      const { words, remedy = REMEDY, position } = broken;
      const message = `${quote(`public${path}`)} ${words}. ${remedy}`;
      const { file, pointer } = media.get(path) ?? {};
      if (!position && file !== undefined && pointer !== undefined) return { file, pointer, message };
      return { ...atTop(`public${path}`), message, ...(position && { position }) };
    }),
});
