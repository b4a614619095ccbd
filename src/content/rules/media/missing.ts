import { quote, type Words } from '../../diagnostics/fault.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { rule } from '../rule.ts';

const missing = (path: string, index: SiteIndex): Words => ({
  message: `There is no file ${quote(`public${path}`)}.`,
  suggestion: index.nearestFile(path),
});

export const mediaMissing = rule({
  code: 'media/missing',
  severity: 'error',
  says: 'There is no such file below public/.',
  wrong: '"src": "/images/abuot.svg"',
  right: '"src": "/images/about.svg"',
  remedy: 'Correct the path, or add the file.',
  linkedText({ text, role, pointer }, { index }) {
    if (role !== 'media' || index.input.media.has(text)) return undefined;
    return { pointer, ...missing(text, index) };
  },
  link: (end, index) => (end.kind === 'file' ? missing(end.route, index) : undefined),
});
