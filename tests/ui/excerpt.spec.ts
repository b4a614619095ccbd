import { describe, expect, it } from 'vitest';
import { excerpt, mark } from '../../src/page/search/excerpt.ts';

const shown = (pieces: ReturnType<typeof mark>) =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
const entry = { href: '/', kind: 'page', title: '', text: '', headings: '', body: '' } as const;

describe('mark', () => {
  it('marks whole words, however they are written', () => {
    expect(shown(mark('Tax, taxes: pre-tax é', new Set(['tax', 'e'])))).toBe('[Tax], taxes: pre-[tax] [é]');
  });
  it('marks pairs of letters that overlap as one', () => {
    expect(shown(mark('糖尿病の教室', new Set(['糖尿', '尿病', '教室'])))).toBe('[糖尿病]の[教室]');
  });
  it('leaves a text without them in one piece', () => {
    expect(mark('Text.', new Set(['tax']))).toEqual([{ text: 'Text.', marked: false }]);
  });
});

describe('excerpt', () => {
  const of = (more: Partial<Record<keyof typeof entry, string>>, word: string) =>
    shown(excerpt({ entry: { ...entry, ...more, kind: 'page' }, words: new Set([word]) }));

  it('is the summary where the word stands there, else the text around it', () => {
    expect(of({ text: 'A tax.', body: 'Of tax.' }, 'tax')).toBe('A [tax].');
    expect(of({ text: 'Summary.', body: 'Of tax.' }, 'tax')).toBe('Of [tax].');
  });
  it('is the headings only where nothing else has the word', () => {
    expect(of({ text: 'Summary.', headings: 'Tax · Plan' }, 'tax')).toBe('[Tax] · Plan');
    expect(of({ title: 'Tax', text: 'Summary.', headings: 'Tax' }, 'tax')).toBe('Summary.');
  });
  it('is the summary where the title has said the word already, not a list of labels that has it too', () => {
    expect(of({ title: 'SIP calculator', text: 'Summary.', body: '5L to 50Cr SIP' }, 'sip')).toBe('Summary.');
    const two = new Set(['sip', 'step']);
    const both = { ...entry, title: 'SIP', text: 'Summary.', body: 'A sip. Then a step.' };
    expect(shown(excerpt({ entry: both, words: two }))).toBe('A [sip]. Then a [step].');
  });
  it('begins and ends between two letters where none stands between words', () => {
    expect(of({ body: `２階 ${'あ'.repeat(60)}駐車場${'い'.repeat(180)}` }, '駐車')).toBe(
      `… ${'あ'.repeat(20)}[駐車]場${'い'.repeat(95)} …`,
    );
  });
  it('begins shortly before a word that stands far in, and ends at a word', () => {
    const text = of({ body: `${'one two '.repeat(20)}tax ${'three four '.repeat(40)}` }, 'tax');
    expect(text).toMatch(/^… (one |two )+\[tax\] three/);
    expect(text).toMatch(/ (three|four) …$/);
    expect(text.length).toBeLessThan(250);
  });
  it('is not cut at 240 characters', () => {
    const text = `Tax ${'word '.repeat(47)}`;
    expect(of({ text: `${text}e` }, 'tax')).toBe(`[Tax]${text.slice(3)}e`);
    expect(of({ text: `${text}en` }, 'tax')).toBe(`[Tax]${text.slice(3)}…`);
  });
});
