import { expect, test } from 'vitest';
import type { ShellModel } from '../../src/model/page-model.ts';
import { isHeaderCrowded, lineOf } from '../../src/page/header/header.tsx';

const shell = (condensed: readonly string[], ...titles: string[]) =>
  ({
    primary: titles.map((title, i) => ({ id: String(i), title })),
    condensed,
    strings: { more: 'More' },
    calculator: { label: 'SIP Calculator' },
    account: { title: 'My Account' },
    contact: { label: 'Get in touch' },
  }) as unknown as ShellModel;

test('the header is crowded where its words take a third line of a window with little room, or of a wide one', () => {
  const letters = (count: number) => 'n'.repeat(count);
  expect(isHeaderCrowded(shell([], letters(48)))).toBe(false);
  expect(isHeaderCrowded(shell([], letters(49)))).toBe(true);
  // Under More, which is a word as well.
  expect(isHeaderCrowded(shell(['1'], letters(44), letters(60)))).toBe(false);
  expect(isHeaderCrowded(shell(['1'], letters(45), letters(59)))).toBe(true);
  expect(isHeaderCrowded(shell(['1'], letters(44), letters(61)))).toBe(true);
});

test('what a wide script has of signs counts, and what stands above a letter does not', () => {
  const tamil = ['எங்களைப் பற்றி', 'சேவைகள்', 'செயல்முறை', 'முதலீட்டுத் திட்டங்கள்'];
  const hindi = ['हमारे बारे में', 'सेवाएँ', 'प्रक्रिया', 'उत्पाद'];
  expect([tamil, hindi].map((titles) => isHeaderCrowded(shell([], ...titles)))).toEqual([true, false]);
});

test.each([
  ['Ask for an offer', 9],
  ['Kutu siparişi verin', 13],
  ['Mitmachen', 5.5],
  ['Cyngor Sir Dyffryn', 10],
])('two lines of “%s” have room for %s letters each', (label, letters) => {
  expect(lineOf(label)).toBe(letters);
});
