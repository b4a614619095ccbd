import type { LocaleSite } from '../content/resolve/site-resolver.ts';

/** Something that was read in one language, and what it was: a fingerprint, or other reads that it was made of. */
export interface RememberedRead {
  readonly locale: string;
  readonly read: string;
  readonly found: string | readonly number[];
}

/** Holds what was read for the build before against what the same reads find now. Reads go by their number. */
export type ReadMemory = ReturnType<typeof openReadMemory>;

const nameOf = (locale: string, read: string) => `${locale} ${read}`;

/** @param isSame true of a read that need not be asked */
export function openReadMemory(
  sites: readonly LocaleSite[],
  before: readonly RememberedRead[] = [],
  isSame: (site: LocaleSite, read: string) => boolean = () => false,
) {
  const siteOf = new Map(sites.map((site) => [site.locale.code, site]));
  // A read keeps its number, so that pages which stay need not be told. What no page reads any more is never asked for.
  const all = [...before];
  let numbers: Map<string, number> | undefined;
  const isChanged: boolean[] = [];
  const isNew: boolean[] = [];

  function changed(number: number): boolean {
    const known = isChanged[number];
    if (known !== undefined) return known;
    const old = before[number];
    const now = old && siteOf.get(old.locale);
    const isOther = ({ found, read }: RememberedRead, site: LocaleSite) =>
      typeof found !== 'string' ? found.some(changed) : !isSame(site, read) && site.answer(read) !== found;
    const is = !now || isOther(old, now);
    isChanged[number] = is;
    return is;
  }

  function remember(site: LocaleSite, reads: readonly string[]): number[] {
    const locale = site.locale.code;
    numbers ??= new Map(before.map((old, number) => [nameOf(old.locale, old.read), number]));
    return reads.map((read) => {
      const name = nameOf(locale, read);
      const number = numbers?.get(name) ?? all.length;
      if (isNew[number] || (number < before.length && !changed(number))) return number;
      numbers?.set(name, number);
      isNew[number] = true;
      all[number] = { locale, read, found: '' };
      const parts = site.dataReads.get(read);
      all[number] = { locale, read, found: parts ? remember(site, parts) : site.answer(read) };
      return number;
    });
  }

  return {
    /** All that was remembered so far, for the next build. */
    all,
    remember,
    /** The names of those reads of the build before that find something else now. */
    changes: (reads: readonly number[]): readonly string[] =>
      reads.filter(changed).map((number) => before[number]?.read ?? ''),
  };
}
