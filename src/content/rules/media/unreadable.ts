import { quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';

const isPicture = (path: string) => /\.(svg|png|jpe?g|webp|avif|gif)$/.test(path);

export const mediaUnreadable = mistake({
  code: 'media/unreadable',
  says: 'The file is not the picture or document that its name promises.',
  wrong: 'a web page saved as photo.png',
  right: 'a real PNG file',
  remedy: 'Save it again from the program that made it.',
  name({ kind, text }, { index }) {
    const found = kind === 'media' ? index.input.media.get(text) : undefined;
    if (!found || (!found.broken && (found.size || !isPicture(text)))) return undefined;
    const what = found.broken ? 'a PDF document' : 'a picture, or does not say its size';
    return { message: `${quote(`public${text}`)} cannot be read as ${what}.` };
  },
});
