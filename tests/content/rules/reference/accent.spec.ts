import { describe, expect, test } from 'vitest';
import { report, theme } from '../../support/site.ts';

const testimonials = (accent: string) => ({
  $schema: '../../schemas/collections/testimonials.schema.json',
  items: [{ id: 'a', label: 'A', accent, quote: 'A' }],
});

describe('reference/accent', () => {
  test('an accent of the theme', () => {
    expect(report({ 'collections/testimonials.json': testimonials('saffron') })).toEqual([]);
  });
  test('another is refused, with the nearest', () => {
    expect(report({ 'collections/testimonials.json': testimonials('safron') })).toEqual([
      'collections/testimonials.json:7:17-7:25 reference/accent /items/0/accent · There is no accent “safron” in theme.json. Possible: saffron. Did you mean “saffron”?',
    ]);
  });
  test('a theme without accents says so', () => {
    const files = { 'collections/testimonials.json': testimonials('saffron') };
    expect(report({ ...files, 'theme.json': { ...theme, accents: {} } })).toEqual([
      'collections/testimonials.json:7:17-7:26 reference/accent /items/0/accent · There is no accent “saffron” in theme.json. It has none.',
    ]);
  });
});
