import { type Fault, quote } from '../../diagnostics/fault.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { mistake } from '../rule.ts';

const missing = (path: string, index: SiteIndex): Fault => ({
  message: `There is no file ${quote(`public${path}`)}.`,
  suggestion: index.nearestFile(path),
});

export const mediaMissing = mistake({
  code: 'media/missing',
  says: 'There is no such file below public/.',
  wrong: '"src": "/images/abuot.svg"',
  right: '"src": "/images/about.svg"',
  remedy: 'Correct the path, or add the file.',
  name: ({ kind, text }, { index }) =>
    kind === 'media' && !index.input.media.has(text) ? missing(text, index) : undefined,
  link: (end, index) => (end.kind === 'file' ? missing(end.route, index) : undefined),
});
