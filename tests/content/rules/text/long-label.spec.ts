import { expect, test } from 'vitest';
import { advice, link, navigation, page } from '../../support/site.ts';

const found = (title: string) =>
  advice(/long-label/, {
    'navigation.json': navigation({ mobileBar: [{ title, link: '/', icon: 'home' }] }),
  });

test('text/long-label: an entry of the bar has words of at most 14 letters, and 24 in all', () => {
  expect(found('Öffnungszeiten')).toEqual([]);
  expect(found('Programm und Jahreskarte')).toEqual([]);
  expect(found('विश्वविद्यालयों')).toEqual([]);
  // Nine letters with their signs, as wide as sixteen Latin ones.
  expect(found('பல்கலைக்கழகங்கள்')).toHaveLength(1);
  expect(found('Unsere Tischreservierung')).toEqual([
    'navigation.json:33:16-33:42 text/long-label /mobileBar/0/title · “Tischreservierung” is longer than the phone’s bar has room for. Write words of at most 14 letters, and 24 in all.',
  ]);
  expect(found('Programme und Jahreskarten')).toHaveLength(1);
});

test('text/long-label: an entry of a menu and a button have at most 60 letters, a heading 160', () => {
  const told = (letters: readonly [menu: number, button: number, heading: number]) => {
    const [menu = '', button = '', heading = ''] = letters.map((count) => `${'a '.repeat(count / 2 - 1)}ab`);
    return advice(/long-label/, {
      'navigation.json': navigation({ primary: [{ id: 'one', title: menu, link: '/' }] }),
      'pages/a.json': page({ type: 'banner', id: 'a', heading, actions: [{ ...link('/'), label: button }] }),
    }).map((line) => line.replace(/^\S+ (\S+) (\S+) .* is /, '$2 '));
  };
  expect(told([60, 60, 160])).toEqual([]);
  expect(told([62, 62, 162])).toEqual([
    '/primary/0/title long for an entry of a menu: nobody reads it at a glance. Write at most 60 letters.',
    '/sections/0/heading long for a heading: nobody reads it at a glance. Write at most 160 letters.',
    '/sections/0/actions/0/label long for a button: nobody reads it at a glance. Write at most 60 letters.',
  ]);
});
