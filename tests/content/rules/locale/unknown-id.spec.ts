import { describe, expect, test } from 'vitest';
import { report } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

describe('locale/unknown-id', () => {
  test.each([
    [
      'an id that the original does not have',
      { sections: [{ id: 'intor', text: 'A' }] },
      /:4:13-4:20 locale\/unknown-id \/sections\/0\/id · The original has no entry “intor” here\. Did you mean “intro”\?$/,
    ],
    [
      'no id',
      { sections: [{ text: 'A' }] },
      /:3:5-3:6 locale\/unknown-id \/sections\/0 · This entry has no "id": nobody can tell which one it translates\.$/,
    ],
  ])('%s', (_, overlay, line) => {
    const found = report(hi('pages/index.json', JSON.stringify(overlay, null, 2)));
    expect(found).toEqual([expect.stringMatching(line)]);
    expect(found[0]?.startsWith('locales/hi/pages/index.json')).toBe(true);
  });
});
