import type { MediaFile } from '../../../src/content/site/input.ts';
import { page, prose } from './site.ts';

const picture: MediaFile = { bytes: 1, hash: 'a', size: { width: 640, height: 480 } };

/** The picture that the small site shows, and others. */
export const media = (more: Readonly<Record<string, Partial<MediaFile>>>) =>
  new Map<string, MediaFile>([
    ['/images/a.svg', picture],
    ...Object.entries(more).map(([path, file]) => [path, { ...picture, ...file }] as const),
  ]);

/** A page that shows a picture. */
export const showing = (src: string, alt = '') => ({
  'pages/a.json': page({ ...prose('a'), image: { src, alt } }),
});
