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

it('draws the mark of a network for content, and the sign of our own controls beside it', async () => {
  const files = await iconFiles(['x'], '');
  expect(files.get('src/content/resolve/icons.gen.ts')).toContain(
    "  'x': 'M3.5 4h4l13 16h-4zM20 4l-6.6 7.3M10.6 12.7l-6.6 7.3',",
  );
  expect(files.get('src/ui/icons.gen.ts')).toContain(
    "export const xIcon: IconShapes = 'M18 6 6 18M6 6l12 12';",
  );
});

it('knows no other name', () =>
  expect(iconFiles(['moon-base'], '')).rejects.toThrow('The icon set has no “moon-base”.'));
