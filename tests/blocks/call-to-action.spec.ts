import { expect, test } from 'vitest';
import { image, theme } from '../content/support/site.ts';
import { htmlOf } from './support/html-of.ts';

const call = { type: 'call-to-action', id: 'c', heading: 'Come by', actions: [{ label: 'Home', href: '/' }] };

test('a curve runs behind an invitation where the theme has one and no picture is there', async () => {
  const curve = { 'theme.json': { ...theme, motif: 'curve' } };
  expect(await htmlOf(call)).not.toContain('<path');
  expect(await htmlOf(call, curve)).toContain('viewBox="0 0 640 320"');
  expect(await htmlOf({ ...call, image }, curve)).not.toContain('viewBox="0 0 640 320"');
});
