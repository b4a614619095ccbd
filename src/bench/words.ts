/** A stream of chance that is the same for the same seed on every machine (Mulberry32: 32 bits of state). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  /** From 0 up to 1, never 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** A whole number from `low` to `high`, both included. */
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  /** @throws RangeError for an empty list */
  function pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new RangeError('Nothing can be picked from an empty list.');
    return found;
  }
  return { next, between, pick };
}

export type Random = ReturnType<typeof createRandom>;

const WORDS =
  `account autumn balance banyan basket before bridge broker capital careful carpet cedar charter citizen clarity coast
  compound copper corner cotton couple custom daughter decade deliver diary doctor dowry earnest eastern engine estate
  evening factor family farmer festival fiscal forest fortune future garden gather gentle gradual granary grocer habit
  harbour harvest honest horizon income index interest island jasmine journey kitchen ladder lantern ledger lemon letter
  liberty market measure mellow memory merchant method mirror monsoon morning mountain mutual native nephew notice office
  orchard orient parent patience pension pepper picture planet pocket portion prairie premium promise quarter quiet
  railway record reserve retire return ribbon river saffron salary saving school season sector settle seven signal silver
  simple station steady summer surplus tailor teacher temple tenant thread timber tomorrow trader travel treasure trust
  uncle united valley vessel village vision wealth weaver weekly widow window winter wisdom yearly yellow younger`.split(
    /\s+/,
  );

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Texts that hardly ever stand twice: no cache of equal texts may flatter a figure. */
export function createWords(random: Random) {
  const some = (count: number) => Array.from({ length: count }, () => random.pick(WORDS));
  return {
    /** The text with about half of its words exchanged; Markdown, digits and `{variables}` stay. */
    vary: (text: string): string =>
      // A link's target and a variable are taken whole, so that they come back as they were.
      text.replace(/\]\([^()]*\)|\{[^{}]*\}|[A-Za-z]{4,}/g, (word) => {
        if (!/^[A-Za-z]/.test(word) || random.next() < 0.5) return word;
        const other = random.pick(WORDS);
        return /^[A-Z]/.test(word) ? capital(other) : other;
      }),
    sentence: () => `${capital(some(random.between(7, 18)).join(' '))}.`,
    title: () => capital(some(random.between(3, 6)).join(' ')),
  };
}

export type Words = ReturnType<typeof createWords>;
