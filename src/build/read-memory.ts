import type { LocaleSite } from '../content/resolve/site-resolver.ts';

/** Something that was read in one language, and what it was: a fingerprint, or other reads that it was made of. */
export interface RememberedRead {
  readonly locale: string;
  readonly read: string;
  readonly found: string | readonly number[];
}

/** Holds what was read for the build before against what the same reads find now. Reads go by their number. */
export type ReadMemory = ReturnType<typeof openReadMemory>;

/** @param isSame true of a read that need not be asked */
export function openReadMemory(
  sites: readonly LocaleSite[],
  before: readonly RememberedRead[] = [],
  isSame: (site: LocaleSite, read: string) => boolean = () => false,
) {
  const siteOf = new Map(sites.map((site) => [site.locale.code, site]));
  const all: RememberedRead[] = [];
  const numbers = new Map<string, number>();
  const isChanged = new Map<number, boolean>();
  const carried: number[] = [];

  function add(locale: string, read: string, found: () => RememberedRead['found']): number {
    const name = `${locale} ${read}`;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const number = all.push({ locale, read, found: found() }) - 1;
    numbers.set(name, number);
    return number;
  }

  function changed(number: number): boolean {
    const known = isChanged.get(number);
    if (known !== undefined) return known;
    const old = before[number];
    const now = old && siteOf.get(old.locale);
    const isOther = ({ found, read }: RememberedRead, site: LocaleSite) =>
      typeof found !== 'string' ? found.some(changed) : !isSame(site, read) && site.answer(read) !== found;
    const is = !now || isOther(old, now);
    isChanged.set(number, is);
    return is;
  }

  function remember(site: LocaleSite, reads: readonly string[]): number[] {
    return reads.map((read) =>
      add(site.locale.code, read, () => {
        const parts = site.dataReads.get(read);
        return parts ? remember(site, parts) : site.answer(read);
      }),
    );
  }

  function carry(numbersBefore: readonly number[]): number[] {
    return numbersBefore.flatMap((number) => {
      const old = before[number];
      if (!old) return [];
      const { found } = old;
      const now =
        carried[number] ??
        add(old.locale, old.read, () => (typeof found === 'string' ? found : carry(found)));
      carried[number] = now;
      return now;
    });
  }

  return {
    /** All that was remembered so far, for the next build. */
    all,
    remember,
    /** Takes over what was read before and is as it was. */
    carry,
    /** The names of those reads of the build before that find something else now. */
    changes: (reads: readonly number[]): readonly string[] =>
      reads.filter(changed).map((number) => before[number]?.read ?? ''),
  };
}
