import { expect, test } from 'vitest';
import type { ShellModel } from '../../src/model/page-model.ts';
import { hereInBar, isCrowded } from '../../src/page/bottom-bar/bottom-bar.tsx';

test('the bar marks the page, or the nearest that lies above it; the home page lies above none', () => {
  const shell = {
    home: '/de',
    mobileBar: [{ href: '/de' }, { href: '/de/visit' }, { href: '/de/visit/tickets' }],
    moreSheet: [{ href: '/de/team' }],
  } as unknown as ShellModel;
  const paths = ['/de', '/de/visit', '/de/visit/map', '/de/visit/tickets', '/de/team', '/de/else'];
  expect(paths.map((path) => hereInBar(shell, path))).toEqual([
    ['/de', 'page'],
    ['/de/visit', 'page'],
    ['/de/visit', 'true'],
    ['/de/visit/tickets', 'page'],
    ['more', 'true'],
    undefined,
  ]);
});

test('the bar is crowded where one of its words is longer than an equal share of the smallest phone', () => {
  expect(isCrowded(['About', 'Services', 'Process', 'Products', 'More'])).toBe(false);
  expect(isCrowded(['Start', 'Unser Angebot', 'Über uns', 'Mehr'])).toBe(false);
  expect(isCrowded(['Zeiten', 'Tischreservierung', 'Mehr'])).toBe(true);
  // Nine letters, with signs on six of them.
  expect(isCrowded(['विश्वविद्यालयों', 'सेवाएँ', 'संपर्क', 'और'])).toBe(false);
  // Tamil letters are wide, and their signs stand beside them.
  expect(isCrowded(['எங்களைப் பற்றி', 'சேவைகள்', 'செயல்முறை', 'முதலீடுகள்', 'மேலும்'])).toBe(true);
});
