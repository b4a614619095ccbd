import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/command/root.ts';

interface Publication {
  readonly title: string;
  readonly document: string;
}

const { items }: { items: Publication[] } = JSON.parse(
  readFileSync(join(root, 'site-config/collections/publications.json'), 'utf8'),
);
const squeezed = (text: string) => text.replace(/\s+/g, '').toLowerCase();

describe('the shipped publications', () => {
  it('are at least twenty', () => expect(items.length).toBeGreaterThanOrEqual(20));

  it.each(items)('“$title” opens, has pages, and its text can be read', async ({ title, document }) => {
    const bytes = readFileSync(join(root, 'site-config/public', document));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
    const pdf = await task.promise;
    const texts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items: parts } = await (await pdf.getPage(number)).getTextContent();
      texts.push(parts.map((part) => ('str' in part ? part.str : '')).join(' '));
    }
    await task.destroy();
    expect(texts.length).toBeGreaterThanOrEqual(2);
    expect(squeezed(texts[0] ?? '')).toContain(squeezed(title));
    expect(texts.slice(1).join(' ').split(/\s+/).length).toBeGreaterThan(200);
  });
});
