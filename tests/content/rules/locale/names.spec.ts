import { expect, test } from 'vitest';
import { advice, page, site } from '../../support/site.ts';

const locales = ['en', 'fr', 'hi'].map((code) => ({ code, name: code, dir: 'ltr' }));
const form = {
  ...{ type: 'contact-panel', id: 'form', heading: 'Write', formHeading: 'Form' },
  ...{ submitLabel: 'Send', mobileLabel: 'Write' },
};
const names = (contact: object, more = {}) =>
  advice(/^locale\/names$/, {
    'site.json': site({
      locales,
      contact: { endpoint: '/contact/', ...contact },
      captcha: { provider: 'none' },
    }),
    'pages/a.json': page(form),
    ...more,
  });

test('locale/names: a form that takes Latin letters alone is told on pages of another script', () => {
  expect(names({ names: 'latin' })).toEqual([
    'site.json:24:5-24:6 locale/names /locales/2 · In hi the contact form takes names in Latin letters alone. Write "contact": { "names": "any" } in a file locales/hi/site.json.',
  ]);
  expect(names({}, { 'locales/hi/site.json': '{}' })).toEqual([
    'locales/hi/site.json:1:1-1:2 locale/names · In hi the contact form takes names in Latin letters alone. Write "contact": { "names": "any" } here.',
  ]);
  expect(names({ names: 'any' })).toEqual([]);
  expect(names({}, { 'locales/hi/site.json': '{ "contact": { "names": "any" } }' })).toEqual([]);
  expect(names({}, { 'pages/a.json': page() })).toEqual([]);
});
