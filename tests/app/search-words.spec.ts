import { describe, expect, it, vi } from 'vitest';
import { searchedIn } from '../../src/blocks/collection-list/rows.tsx';
import { matching, searchWords } from '../../src/blocks/collection-list/use-list.ts';
import { foldText } from '../../src/ui/search-tokens.ts';

const TITLES = ['sip basics for beginners', 'tax and your sip', 'estate planning'];
const find = (text: string) => matching(TITLES, searchWords(text)).map((index) => TITLES[index]);

describe('the search of a list', () => {
  it('is lower-cased and split on spaces', () => {
    expect(searchWords('  SIP   Tax ')).toEqual(['sip', 'tax']);
    expect(searchWords('   ')).toEqual([]);
    // Two cells of a spreadsheet.
    expect(searchWords('sip\ttax\n')).toEqual(['sip', 'tax']);
  });
  it('finds the titles that contain every word, in their order', () => {
    expect(find('sip')).toEqual(['sip basics for beginners', 'tax and your sip']);
    expect(find('SIP tax')).toEqual(['tax and your sip']);
    expect(find('asic')).toEqual(['sip basics for beginners']);
    expect(find('sip estate')).toEqual([]);
  });
  it('looks into all that the row of a table says', () => {
    const link = { label: 'Data sheet', href: '/a.pdf', newTab: true };
    const card = { id: 'a', title: 'Ball valve', link };
    const cells = ['Ball valve', 'HS-1333/B.2', { text: 'Laiton', lang: 'fr' }, { link, file: 'PDF, 61 KB' }];
    expect(searchedIn({ ...card, cells })).toBe(
      'Ball valve Ball valve HS-1333/B.2 Laiton Data sheet PDF, 61 KB',
    );
    expect(searchedIn(card)).toBe('Ball valve');
  });
  it('finds a letter however it is written: with its dot in one sign or in two', () => {
    const [one, two] = ['\u095b', '\u091c\u093c'];
    expect(matching([foldText(two)], searchWords(one))).toEqual([0]);
    expect(matching([foldText(one)], searchWords(two))).toEqual([0]);
  });
  it.each([
    ['살', '사람들'],
    ['말ㄹ', '말러'],
    ['고', '관악'],
  ])('finds what the next key makes of %s: %s', (typed, title) => {
    expect(matching([foldText(title)], searchWords(typed))).toEqual([0]);
  });
  it.each([
    ['内科　ＭＲＩ', '内科 MRI'],
    ['ﾘﾊﾋﾞﾘ', 'リハビリ'],
    ['ひざ', 'ヒザ'],
    ['الاطفال', 'الأطفَــال'],
    ['جراحه', 'جِراحة'],
    ['المدرسة', 'مدرسة'],
    ['économie', 'Economie'],
    ["l'abri", 'À l’abri'],
    ['coeur', 'CŒUR'],
    ['ex aequo', 'ex æquo'],
    ['strasse', 'Straße'],
    ['Lodz', 'Łódź'],
    ['Soren', 'Søren'],
    ['Dorde', 'Đorđe'],
    ['isik', 'Işık'],
    ['"Fürchte dich nicht"', '„Fürchte dich nicht“'],
    ['"Salve Regina"', '«Salve Regina»'],
    ['1690-1695', '1690–1695'],
    ["ה'", 'ה׳'],
    ['על-נהרות', 'על־נהרות'],
    ['שיר', 'שִׁ֥יר'],
    ['फंड', 'फ़ंड'],
    ['पांच', 'पाँच'],
    ['बजट २०२३', 'बजट 2023'],
    ['क्\u200dया', 'क्या'],
    ['\u200etax\u200b', 'Tax'],
  ])('finds %s in %s, and the other way round', (one, two) => {
    expect(matching([foldText(two)], searchWords(one))).toEqual([0]);
    expect(matching([foldText(one)], searchWords(two))).toEqual([0]);
  });
  it('takes signs as they are', () => {
    expect(find('.*')).toEqual([]);
    expect(matching(['a.*b'], searchWords('.*'))).toEqual([0]);
  });

  it('finds a word without its umlauts on a German page, where nothing is written as it is', () => {
    const texts = ['Kürbissuppe', 'Neues'].map(foldText);
    expect(matching(texts, searchWords('Kuerbis'))).toEqual([]);
    vi.stubGlobal('document', { documentElement: { lang: 'de' } });
    expect(matching(texts, searchWords('Kuerbis'))).toEqual([0]);
    expect(matching(texts, searchWords('neue'))).toEqual([1]);
    vi.unstubAllGlobals();
  });

  it('lets a Welsh word begin as it does behind another', () => {
    const texts = ['y bont', 'llwybr'];
    expect(matching(texts, searchWords('Pont'))).toEqual([]);
    vi.stubGlobal('document', { documentElement: { lang: 'cy' } });
    expect(matching(texts, searchWords('Pont'))).toEqual([0]);
    vi.unstubAllGlobals();
  });
});
