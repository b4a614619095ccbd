import type { SiteFault } from '../../diagnostics/fault.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { type JsonValue, objectAt, stringAt } from '../../json/json.ts';
import { parseColor, type Rgba } from '../../theme/color.ts';
import { accentPairings, contrast, over, PAIRINGS, type Pairing } from '../../theme/contrast.ts';
import { kebab } from '../../theme/theme-css.ts';
import { mistake } from '../rule.ts';

type Scheme = 'light' | 'dark';

type Token = { readonly pointer: string; readonly written: string; readonly color: Rgba };

const SOFT = { light: 'soft', dark: 'softDark' } as const;

/** The colours of one scheme by their custom property; what is no colour is the schema’s business. */
function tokensOf(theme: JsonValue, scheme: Scheme): Map<string, Token> {
  const tokens = new Map<string, Token>();
  const add = (name: string, group: JsonValue | undefined, pointer: string, key: string) => {
    const written = stringAt(group, key);
    const color = written === undefined ? undefined : parseColor(written);
    if (written !== undefined && color)
      tokens.set(name, { pointer: pointerTo(pointer, key), written, color });
  };
  for (const [name, value] of Object.entries(objectAt(theme, 'colors')))
    add(`--${kebab(name)}`, value, pointerTo('/colors', name), scheme);
  for (const [name, value] of Object.entries(objectAt(theme, 'accents'))) {
    add(`--accent-${name}`, value, pointerTo('/accents', name), scheme);
    add(`--accent-${name}-soft`, value, pointerTo('/accents', name), SOFT[scheme]);
  }
  return tokens;
}

type Failing = Pairing & { readonly ratio: number };

function failingIn(tokens: ReadonlyMap<string, Token>, pairings: readonly Pairing[]): Failing[] {
  const paper = tokens.get('--paper')?.color ?? ([255, 255, 255, 1] as const);
  return pairings.flatMap((pairing) => {
    const [text, ground] = [tokens.get(pairing.text), tokens.get(pairing.ground)];
    if (!text || !ground) return [];
    const below = over(ground.color, paper);
    const ratio = contrast(over(text.color, below), below);
    return ratio < pairing.least ? [{ ...pairing, ratio }] : [];
  });
}

/** The colour that most failing pairs share was probably the one that was changed; the text where neither stands out. */
function culpritOf(failing: readonly Failing[]): string {
  const counts = new Map<string, number>();
  for (const { text, ground } of failing)
    for (const name of [text, ground]) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), ['', 0] as const)[0];
}

/** One fault for each colour that must change, whatever number of pairs it spoils. */
function* faultsIn(tokens: ReadonlyMap<string, Token>, pairings: readonly Pairing[]): Generator<SiteFault> {
  let failing = failingIn(tokens, pairings);
  while (failing.length > 0) {
    const culprit = culpritOf(failing);
    const spoilt = failing.filter(({ text, ground }) => text === culprit || ground === culprit);
    const worst = spoilt.reduce((least, pair) => (pair.ratio < least.ratio ? pair : least));
    const at = (name: string) => tokens.get(name) ?? { pointer: '', written: '' };
    const [text, ground] = [at(worst.text), at(worst.ground)];
    const others = spoilt.length > 1 ? `, and ${spoilt.length - 1} more of its pairs with too little` : '';
    yield {
      file: 'theme.json',
      pointer: at(culprit).pointer,
      // Rounded down: 4.49 is not enough where 4.5 is asked.
      message: `${text.pointer.slice(1)} “${text.written}” on ${ground.pointer.slice(1)} “${ground.written}” has a contrast of ${(Math.floor(worst.ratio * 100) / 100).toFixed(2)}${others}: at least ${worst.least} is needed. Make one lighter or the other darker.`,
    };
    failing = failing.filter((pair) => !spoilt.includes(pair));
  }
}

export const themeContrast = mistake({
  says: 'Two colours that lie on each other are too alike to be read.',
  wrong: '"ink": { "light": "#999999" } on "paper": { "light": "#ffffff" }',
  right: '"ink": { "light": "#12233f" }',
  remedy: 'Make the text darker or its ground lighter, in the dark scheme the other way round.',
  file({ path, value }) {
    if (path !== 'theme.json' || value === undefined) return undefined;
    const names = Object.keys(objectAt(value, 'accents'));
    const pairings = [...PAIRINGS, ...names.flatMap(accentPairings)];
    return (['light', 'dark'] as const).flatMap((scheme) => [...faultsIn(tokensOf(value, scheme), pairings)]);
  },
});
