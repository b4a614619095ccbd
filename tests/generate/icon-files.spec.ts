import { expect, it } from 'vitest';
import { iconFiles } from '../../src/generate/icon-files.ts';

it('draws an icon as one path, of whatever elements the set has it', async () => {
  const files = await iconFiles(['grid', 'instagram', 'mail'], '');
  const content = files.get('src/content/resolve/icons.gen.ts')?.split('\n') ?? [];
  expect(content.filter((line) => /instagram|mail/.test(line))).toEqual([
    "  'instagram': 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1 -5 5h-8a5 5 0 0 1 -5 -5v-8a5 5 0 0 1 5 -5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM17.2 6.8h.01',",
    "  'mail': 'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',",
  ]);
  // A relative move may stand first in its own element only.
  expect([...files.values()].join()).not.toMatch(/[:=] 'm|zm/);
});

it('knows no other name', () =>
  expect(iconFiles(['moon-base'], '')).rejects.toThrow('The icon set has no “moon-base”.'));
