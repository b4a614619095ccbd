import { expect, test } from 'vitest';
import { advice, navigation } from '../../support/site.ts';

const found = (title: string) =>
  advice(/long-label/, {
    'navigation.json': navigation({ mobileBar: [{ title, link: '/', icon: 'home' }] }),
  });

test('text/long-label: an entry of the bar has words of at most 14 letters, and 24 in all', () => {
  expect(found('Öffnungszeiten')).toEqual([]);
  expect(found('Programm und Jahreskarte')).toEqual([]);
  expect(found('Unsere Tischreservierung')).toEqual([
    'navigation.json:33:16-33:42 text/long-label /mobileBar/0/title · “Tischreservierung” is longer than the phone’s bar has room for. Write words of at most 14 letters, and 24 in all.',
  ]);
  expect(found('Programme und Jahreskarten')).toHaveLength(1);
});
