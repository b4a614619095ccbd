import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { themeSvg } from '../../../src/content/load/drawing.ts';
import { type Look, themeCss } from '../../../src/content/theme/theme-css.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string): Look => JSON.parse(readFileSync(join(root, file), 'utf8'));
const shipped = read('site-config/theme.json');
const other = read('tests/fixtures/second-theme/theme.json');

const type = {
  heading: ['Own', 'serif'],
  text: ['sans-serif'],
  base: 16,
  baseWide: 16,
  ratio: 1.5,
  ratioWide: 1.5,
  headingWeight: 600,
};
const minimal: Look = {
  colors: { paper: { light: '#ffffff', dark: '#000000' } },
  accents: { shop: { light: '#111111', dark: '#eeeeee', soft: '#dddddd', softDark: '#222222' } },
  type,
  space: { unit: 8, page: 1000, text: 60 },
  radius: 4,
};

describe('theme.json → CSS', () => {
  const face = { family: 'Own', href: '/own.woff2', weight: '400', style: 'normal', unicodeRange: undefined };
  const css = themeCss(minimal, [face], ['@font-face {\n  font-family: "Own fallback";\n}']);

  it('writes the names of languages in families of their own', () => {
    const named = { ...minimal, type: { ...type, languageNames: ['Own', 'system-ui'] } };
    expect(themeCss(named, [face], [])).toContain(
      '[data-language]{font-family:"Own","Own fallback",system-ui}',
    );
    const measures = { lineHeight: 1.75, headingLineHeight: 1.32 };
    const own = themeCss({ ...named, languages: { hi: measures, mr: measures, ta: measures } }, [], []);
    // On a page in Hindi the Tamil name would fetch all of its script's font.
    const ofPage = [...own.matchAll(/html:lang\((\w+)\) \[data-language="(\w+)"\]{([^}]*)}/g)];
    expect(ofPage.map(([, page, name]) => [page, name])).toEqual([
      ['hi', 'hi'],
      ['hi', 'mr'],
      ['mr', 'hi'],
      ['mr', 'mr'],
      ['ta', 'ta'],
    ]);
    expect(ofPage[0]?.[3]).toBe('font-family:var(--font-text),"Own",system-ui');
    expect(css).not.toContain('data-language');
  });

  it('sets a script of its own measures: less room in proportion for larger letters, no spacing, no slant', () => {
    const rules = themeCss(
      { ...minimal, languages: { hi: { lineHeight: 1.75, headingLineHeight: 1.32 } } },
      [],
      [],
    );
    expect(rules).toContain(
      ':lang(hi){--label:.88rem;--tight:1.32;line-height:clamp(1.32em,0.89em + 0.86rem,1.75em)}',
    );
    expect(rules).toContain(':lang(hi) *{letter-spacing:normal}');
    expect(rules).toContain(':lang(hi) :is(h1,h2,h3,h4) *{line-height:1.32}');
    expect(rules).toContain(':lang(hi) em{font-style:normal');
    expect(css).not.toContain(':lang');
  });

  it('names every colour role and accent, in both schemes', () => {
    expect(css).toContain(':root{--step-0:');
    expect(css).toContain(
      'color-scheme:light;--paper:#ffffff;--accent-shop:#111111;--accent-shop-soft:#dddddd',
    );
    expect(css).toContain(
      '@media (prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#000000;--accent-shop:#eeeeee;--accent-shop-soft:#222222}}',
    );
  });

  it('gives logos a light ground in the dark scheme of two, and on ink; where there is one they were seen on it', () => {
    const GROUND =
      '--logo-scheme:light;--logo-ground:light-dark(transparent,var(--on-deep));--logo-ground-on-ink:var(--on-deep);';
    const [two, dark, light] = (['system', 'dark', 'light'] as const).map((scheme) =>
      themeCss({ ...minimal, scheme }, [], []).includes(GROUND),
    );
    expect({ two, dark, light }).toEqual({ two: true, dark: false, light: false });
  });

  it('lets the visitor’s own choice win over the system’s', () => {
    expect(css).toContain(':root[data-theme=light]{color-scheme:light;');
    expect(css).toContain(':root[data-theme=dark]{color-scheme:dark;');
  });

  it('follows a font with its metric-matched stand-in, and leaves generic families unquoted', () => {
    expect(css).toContain('--font-heading:"Own","Own fallback",serif');
    expect(css).toContain('--font-text:sans-serif');
    expect(css).toContain(
      '@font-face{font-family:"Own";src:url("/own.woff2") format("woff2");font-weight:400;font-style:normal;font-display:swap}',
    );
  });

  it('has a font for some characters alone, and a header of a height of its own, where that is said', () => {
    const some = themeCss({ ...minimal, headerHeight: 96 }, [{ ...face, unicodeRange: 'U+900-97F' }], []);
    expect(some).toContain('font-display:swap;unicode-range:U+900-97F}');
    expect(some).toContain('--radius:4px;--header-wide:96px;');
    expect(css).not.toContain('--header-wide');
  });

  it('lets no value end its declaration', () => {
    const evil = '#fff;}body{display:none}:root{--x:1';
    const hostile = {
      ...minimal,
      colors: { paper: { light: evil, dark: evil } },
      accents: { [evil]: { light: evil, dark: evil, soft: evil, softDark: evil } },
      type: { ...type, heading: ['a"}body{', evil] },
    };
    const written = themeCss(hostile, [{ ...face, family: evil, weight: evil, href: `/a)${evil}` }], []);
    const inStrings = written.replace(/"[^"]*"/g, '""');
    // Twelve braces open what they open in the other style sheet, too.
    expect(inStrings.split('{').length).toBe(css.split('{').length - 1);
    expect(inStrings).not.toContain('display:none');
    expect(written).toContain('--font-heading:"a\\22 \\7d body\\7b ",');
    expect(written).toContain('--paper:initial;');
  });

  it('grows sizes by the ratio: step 2 of 16 px and 1.5 is 36 px', () => {
    expect(css).toContain('--step-2:clamp(2.25rem,2.25rem + 0vw,2.25rem)');
  });

  it('writes no measure that nothing on the page follows', () => {
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
    const sheets = files
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(root, 'src', file)));
    const { accents: _, ...measures } = minimal;
    const written = [...themeCss(measures, [], []).matchAll(/(--[a-z0-9-]+):/g)].map(
      ([, name]) => `var(${name}`,
    );
    expect(written.filter((name) => !sheets.some((sheet) => sheet.includes(name)))).toEqual([]);
  });

  it('sets a page as much wider apart as its unit is larger than the usual 8', () => {
    expect(css).toContain('--room:1;');
    expect(themeCss({ ...minimal, space: { unit: 12, page: 1000, text: 60 } }, [], [])).toContain(
      '--room:1.5;',
    );
  });

  it('rounds every button as the theme says, and wholly where it says nothing', () => {
    expect(themeCss({ ...minimal, buttonRadius: 0 }, [], [])).toContain('--radius:4px;--button-radius:0px;');
    expect(css).not.toContain('--button-radius');
    const written = ['ui', 'blocks', 'page', 'server'].flatMap((room) =>
      readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.css'))
        .filter((file) =>
          readFileSync(join(root, 'src', room, file), 'utf8').includes('border-radius: 999px'),
        ),
    );
    expect(written).toEqual([]);
  });

  it('shows one scheme only where the theme says so', () => {
    const only = (scheme: 'light' | 'dark') => themeCss({ ...minimal, scheme }, [], []);
    for (const scheme of ['light', 'dark'] as const) {
      expect(only(scheme)).not.toContain('prefers-color-scheme');
      expect(only(scheme)).toContain(`--radius:4px;color-scheme:${scheme};`);
    }
  });
});

describe('an SVG in the theme’s colours', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="var(--paper, #123456)"/></svg>';

  it('takes the colours that it names, for both schemes, and drops its own fallbacks', () => {
    expect(themeSvg(svg, minimal)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><style>:root{--paper:#ffffff}@media (prefers-color-scheme:dark){:root{--paper:#000000}}</style><path fill="var(--paper)"/></svg>',
    );
  });

  it('is told after its own first tag, whatever comments and values say', () => {
    const start =
      '<?xml version="1.0"?><!-- an <svg> by X --><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" aria-label=\'a > "b\'>';
    const svg = `${start}<path aria-label="<svg>" fill="var(--paper)"/></svg>`;
    expect(themeSvg(svg, { ...minimal, scheme: 'light' })).toBe(
      svg.replace(start, `${start}<style>:root{--paper:#ffffff}</style>`),
    );
  });

  it('stays as it is where it names none', () => {
    const plain = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#000"/></svg>';
    expect(themeSvg(plain, minimal)).toBe(plain);
  });
});

describe('a second theme', () => {
  it('has its letters as its own font draws them', () => {
    expect(readFileSync(join(root, 'src/page/global.css'), 'utf8')).not.toContain('font-feature-settings');
  });

  it('changes the whole look by itself: no colour, font or size of the first one is left', () => {
    const [first, second] = [shipped, other].map((theme) => themeCss(theme, [], []));
    const values = (css = '') =>
      new Map(
        [...css.matchAll(/(--(?!accent-[a-z]+(?:-|:)|step)[a-z-]+):([^;}]+)/g)].map((match) => [
          match[1],
          match[2],
        ]),
      );
    const same = [...values(second)]
      .filter(([name, value]) => values(first).get(name) === value)
      .map(([name]) => name);
    // White on dark grounds and the colours of messages are right in any look.
    const shared = ['--danger', '--info', '--on-action', '--on-deep', '--on-status', '--room', '--success'];
    expect(same.sort()).toEqual(shared);
    expect(second).toContain('--radius:0px');
    expect(second).toContain('--font-heading:"Trebuchet MS",sans-serif');
  });
});
