import { rememberedBy } from '../content/json/remembered.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';

/** What was read, as two lists: a language and the name of a read in it, and a fingerprint of what it found, or other reads that that was made of. */
export interface RememberedReads {
  readonly names: readonly string[];
  readonly found: readonly (string | readonly number[])[];
}

const NONE: RememberedReads = { names: [], found: [] };

/** Holds what was read for the build before against what the same reads find now. Reads go by their number. */
export type ReadMemory = ReturnType<typeof openReadMemory>;

/** @param isSame true of a read that need not be asked */
export function openReadMemory(
  sites: readonly LocaleSite[],
  before = NONE,
  isSame: (site: LocaleSite, read: string) => boolean = () => false,
) {
  const siteOf = new Map(sites.map((site) => [site.locale.code, site]));
  // A read keeps its number, so that pages which stay need not be told. What no page reads any more is never asked for.
  const all = { names: [...before.names], found: [...before.found] };
  const known = before.names.length;
  const isChanged: boolean[] = [];
  const isNew: boolean[] = [];

  const codeOf = (name: string) => name.slice(0, name.indexOf(' '));
  const readOf = (name: string) => name.slice(name.indexOf(' ') + 1);
  /** The numbers of a language's reads: to join the two for each read of each page would take its time. */
  const numbersIn = rememberedBy(
    (code: string) =>
      new Map(
        before.names.flatMap((name, number) => (codeOf(name) === code ? [[readOf(name), number]] : [])),
      ),
  );

  function changed(number: number): boolean {
    isChanged[number] ??= isOther(before.names[number] ?? '', before.found[number] ?? '');
    return isChanged[number];
  }

  function isOther(name: string, found: string | readonly number[]): boolean {
    const [site, read] = [siteOf.get(codeOf(name)), readOf(name)];
    if (!site) return true;
    if (typeof found !== 'string') return found.some(changed);
    return !isSame(site, read) && site.answer(read) !== found;
  }

  function remember(site: LocaleSite, reads: readonly string[]): number[] {
    const { code } = site.locale;
    const numbers = numbersIn(code);
    return reads.map((read) => {
      const number = numbers.get(read) ?? all.names.length;
      if (isNew[number] || (number < known && !changed(number))) return number;
      numbers.set(read, number);
      isNew[number] = true;
      [all.names[number], all.found[number]] = [`${code} ${read}`, ''];
      const parts = site.dataOf(read)?.reads;
      all.found[number] = parts ? remember(site, parts) : site.answer(read);
      return number;
    });
  }

  return {
    /** All that was remembered so far, for the next build. */
    all,
    remember,
    /** The names of those reads of the build before that find something else now. */
    changes: (reads: readonly number[]): readonly string[] =>
      reads.filter(changed).map((number) => readOf(before.names[number] ?? '')),
  };
}
