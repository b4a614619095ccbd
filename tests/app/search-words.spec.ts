import { describe, expect, it } from 'vitest';
import { matching, searchable, searchWords } from '../../src/blocks/collection-list/use-list.ts';

const TITLES = ['sip basics for beginners', 'tax and your sip', 'estate planning'];
const find = (text: string) => matching(TITLES, searchWords(text)).map((index) => TITLES[index]);

describe('the search of a list', () => {
  it('is lower-cased and split on spaces', () => {
    expect(searchWords('  SIP   Tax ')).toEqual(['sip', 'tax']);
    expect(searchWords('   ')).toEqual([]);
  });
  it('finds the titles that contain every word, in their order', () => {
    expect(find('sip')).toEqual(['sip basics for beginners', 'tax and your sip']);
    expect(find('SIP tax')).toEqual(['tax and your sip']);
    expect(find('asic')).toEqual(['sip basics for beginners']);
    expect(find('sip estate')).toEqual([]);
  });
  it('finds a letter however it is written: with its dot in one sign or in two', () => {
    const [one, two] = ['\u095b', '\u091c\u093c'];
    expect(matching([searchable(two)], searchWords(one))).toEqual([0]);
    expect(matching([searchable(one)], searchWords(two))).toEqual([0]);
  });
  it('takes signs as they are', () => {
    expect(find('.*')).toEqual([]);
    expect(matching(['a.*b'], searchWords('.*'))).toEqual([0]);
  });
});
