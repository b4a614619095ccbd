import { describe, expect, it, vi } from 'vitest';
import { searchFiles } from '../../src/build/search-files.ts';
import type { SearchEntry, SearchFinder } from '../../src/model/search-index.ts';
import { createPartsFinder } from '../../src/ui/parts-finder.ts';
import { createFinder } from '../../src/ui/site-finder.ts';

const entry = (href: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  href,
  kind: 'page',
  title,
  text: '',
  headings: '',
  body: '',
  ...more,
});

/** The same search, fetched whole and in parts. */
function inParts(entries: readonly SearchEntry[]): Promise<SearchFinder> {
  const files = new Map(searchFiles(entries, 0));
  const read = (name: string) => JSON.parse(files.get(name) ?? 'null');
  return Promise.resolve(createPartsFinder(read(''), async (name) => read(name)));
}

const WAYS = [
  ['whole', createFinder],
  ['in parts', inParts],
] as const;

describe.each(WAYS)('find, %s', (_, create) => {
  async function found(text: string, ...entries: SearchEntry[]): Promise<string[]> {
    const answer = await (await create(entries)).find(text);
    return answer.found.map((result) => result.entry.href);
  }

  it('puts a title before a heading, and a heading before the text', async () => {
    const entries = [
      entry('/c', 'C', { body: 'All about estates.' }),
      entry('/b', 'B', { headings: 'All about estates.' }),
      entry('/a', 'All about estates.'),
    ];
    expect(await found('estates', ...entries)).toEqual(['/a', '/b', '/c']);
  });

  it('wants every word, and takes the beginning of one', async () => {
    const entries = [entry('/a', 'Estate planning'), entry('/b', 'Estate')];
    expect(await found('plan est', ...entries)).toEqual(['/a']);
  });

  it('forgives a wrong letter, but not where something is written so', async () => {
    const entries = [entry('/a', 'Budget'), entry('/b', 'Gadget')];
    expect(await found('budjet', ...entries)).toEqual(['/a']);
    expect(await found('gadget', ...entries)).toEqual(['/b']);
    expect(await found('funda', entry('/a', 'Funds'))).toEqual(['/a']);
    expect(await found('fuda', entry('/a', 'Fund'))).toEqual([]);
  });

  it('takes every apostrophe for that of a keyboard, those that count as letters too', async () => {
    const spellings = ["пам'яті", 'пам\u2019яті', 'пам\u02bcяті'];
    for (const written of spellings)
      for (const typed of spellings) expect(await found(typed, entry('/a', `З ${written}`))).toEqual(['/a']);
  });

  it('takes a German word without its umlauts, also for the beginning of a longer one', async () => {
    const entries = [entry('/a', 'Kürbissuppe'), entry('/b', 'Höfe'), entry('/c', 'Neue Kürzel')];
    expect(await found('kuerbis', ...entries)).toEqual([]);
    vi.stubGlobal('document', { documentElement: { lang: 'de' } });
    expect(await found('kuerbis', ...entries)).toEqual(['/a']);
    expect(await found('Hoefe', ...entries)).toEqual(['/b']);
    expect(await found('neue kuerzel', ...entries)).toEqual(['/c']);
    vi.unstubAllGlobals();
  });

  it('takes a Welsh word with the first letters that it has behind another, and without them', async () => {
    const entries = [entry('/a', 'Adrodd am dwll'), entry('/b', 'Ei phont'), entry('/c', 'Gardd')];
    expect(await found('twll', ...entries)).toEqual([]);
    vi.stubGlobal('document', { documentElement: { lang: 'cy' } });
    expect(await found('Twll', ...entries)).toEqual(['/a']);
    expect(await found('pont', ...entries)).toEqual(['/b']);
    expect(await found('ardd', ...entries)).toEqual(['/c']);
    vi.unstubAllGlobals();
  });

  it('takes most of the words of a longer question where nothing has them all', async () => {
    const entries = [entry('/a', 'Saving tax in time'), entry('/b', 'Saving time')];
    expect(await found('saving income tax', ...entries)).toEqual(['/a']);
  });

  it('takes what has one of two words where nothing has both', async () => {
    const entries = [
      entry('/a', 'Lawyers'),
      entry('/b', 'Mumbai'),
      entry('/c', 'Delhi'),
      entry('/d', 'Pune'),
    ];
    expect((await found('lawyer mumbai', ...entries)).sort()).toEqual(['/a', '/b']);
    expect(await found('xyzzy mumbai', ...entries)).toEqual(['/b']);
  });

  it('takes nothing for a word that most of the site has', async () => {
    const entries = [entry('/a', 'The funds'), entry('/b', 'The taxes'), entry('/c', 'Other')];
    expect(await found('the xyzzy', ...entries)).toEqual([]);
  });

  it.each([
    ['हिंदी में कर योजना', 'योजना'],
    ['Économie générale', 'economie'],
    ['Ελληνική οικονομία', 'ΟΙΚΟΝΟΜΙΑ'],
    ['投資信託の基礎', '投資'],
    ['産婦人科', '婦人科'],
    ['予防接種のご案内', '予防接'],
    ['ひざの痛み', 'ヒザ'],
    ['耳鼻科', '鼻'],
    ['ＭＲＩ導入', 'mri'],
    ['リハビリ室', 'ﾘﾊﾋﾞﾘ'],
    ['طب الأطفال', 'اطفال'],
    ['نُعِدُّ بطاقة', 'نعد'],
    ['แผนกเด็ก', 'เด็ก'],
    ['신년음악회', '음악회'],
    ['베토벤 교향곡 제9번', '교향곡 9번'],
    ['베토벤과 말러', '베토벤의'],
    ['한강시립교향악단', '시립 교향악단'],
    ['과학 강연', '과'],
  ])('finds in any script: %s', async (title, text) => {
    expect(await found(text, entry('/a', title), entry('/b', 'Other'))).toEqual(['/a']);
  });

  // Each is what stands in the field between two keys.
  it.each(['ㄱ', '교', '굫', '교햐', '교향', '교향ㄱ', '교향고', '교향곡', '교향곡ㅈ'])(
    'finds Korean while it is typed: %s',
    async (text) => {
      expect(await found(text, entry('/a', '교향곡집'), entry('/b', '말러'))).toEqual(['/a']);
    },
  );

  it('takes no Korean word for another one', async () => {
    expect(await found('강남', entry('/a', '강북 합동'))).toEqual([]);
    expect(await found('합창', entry('/a', '합동 찬송'))).toEqual([]);
  });

  it.each(['', '  ', '?!', '<b>', '__proto__', 'zzqqxx'])('finds nothing for “%s”', async (text) => {
    expect(await found(text, entry('/a', 'Title'))).toEqual([]);
  });

  it('says by which words', async () => {
    const finder = await create([entry('/a', 'Taxes and taxpayers')]);
    const [result] = (await finder.find('tax')).found;
    expect([...(result?.words ?? [])].sort()).toEqual(['taxes', 'taxpayers']);
  });

  it('prefers a page to an item with the same word', async () => {
    const event = entry('/e', 'Retirement plans', { kind: 'event' });
    expect(await found('retirement', event, entry('/a', 'Retirement plans'))).toEqual(['/a', '/e']);
  });
});

describe.each(WAYS)('nearest, %s', (_, create) => {
  const entries = [
    entry('/', 'Home'),
    entry('/about-us', 'About'),
    entry('/services', 'Services'),
    entry('/services/retirement-investments', 'Retirement Investments'),
    entry('/articles', 'Articles'),
    entry('/articles/union-budget-2023', 'Union Budget 2023: what changes', { kind: 'article' }),
    entry('/articles/emotions-and-decisions', 'Emotions and decisions', { kind: 'article' }),
  ];
  const finder = create(entries);

  it.each([
    ['/articles/union-budjet-2023', ['/articles/union-budget-2023', '/articles']],
    ['/abuot-us', ['/about-us']],
    ['/aboutus', ['/about-us']],
    ['/About-Us.html', ['/about-us']],
    ['/retirementinvestment/', ['/services/retirement-investments']],
    ['/services/xyzzy', ['/services']],
    ['/services/xyzzy/deep', ['/services']],
    ['/articles/emotion-decision', ['/articles/emotions-and-decisions', '/articles']],
    ['/no-such-page', []],
    ['/wp-login.php', []],
    ['/%E0%A4%A', []],
    ['/', []],
    ['', []],
  ])('of %s: %j', async (path, expected) => {
    expect((await (await finder).nearest(path, 4)).map(({ href }) => href)).toEqual(expected);
  });

  it('gives no more than are wanted', async () => {
    expect(await (await finder).nearest('/articles/union-budget-2022', 1)).toHaveLength(1);
  });

  it('never offers the home page, below a base path too', async () => {
    const below = await create([entry('/preview', 'Home'), entry('/preview/about', 'About')]);
    expect(await below.nearest('/preview/xyzzy', 4)).toEqual([]);
    expect((await below.nearest('/preview/abuot', 4)).map(({ href }) => href)).toEqual(['/preview/about']);
  });
});
