import { expect, test } from 'vitest';
import { shipped } from './support/shipped.ts';

const textOf = (path: string) => String(shipped.files.get(path));

test.each([
  ['', /([^\s"]+) working day/g, 'two'],
  ['locales/hi/', /([^\s"]+) कामकाजी दिन/g, 'दो'],
])('site-config/%s promises an answer in the same time wherever one writes', (folder, days, two) => {
  const pages = ['accessibility', 'contact-us', 'my-account', 'sign-up'];
  const promised = pages.map((page) => [
    page,
    ...new Set([...textOf(`${folder}pages/${page}.json`).matchAll(days)].map(([, count]) => count)),
  ]);
  expect(promised).toEqual(pages.map((page) => [page, two]));
});
