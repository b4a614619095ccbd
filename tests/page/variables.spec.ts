import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { themeCss } from '../../src/content/theme/theme-css.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
/** Of what a visitor sees; the pages of tools and of paper get theirs from elsewhere. */
const seen = files.filter((file) => /^(blocks|page|ui)\b/.test(file)).map((file) => `src/${file}`);
const sheets = seen.filter((file) => file.endsWith('.css'));
const views = seen.filter((file) => /\.tsx?$/.test(file));

const theme = themeCss(JSON.parse(read('site-config/theme.json')), [], []);
/** Radix sets it while a finger moves a toast. */
const OF_OTHERS = ['--radix-toast-swipe-move-x'];

/** The variables that sheets, views and the theme set. */
const known = new Set([
  ...OF_OTHERS,
  ...[...sheets.map(read), theme].flatMap((css) => {
    const set: string[] = [];
    postcss.parse(css).walkDecls(/^--/, ({ prop }) => void set.push(prop));
    return set;
  }),
  ...views.flatMap((view) => read(view).match(/(?<=')--[a-z0-9-]+(?=')/g) ?? []),
]);

/** The lines of a sheet that take a variable that nothing sets, and no other value in its place. */
function lostIn(css: string, file: string): string[] {
  return css.split('\n').flatMap((line, at) =>
    [...line.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) => {
      return known.has(name)
        ? []
        : [`${file}:${at + 1} nothing sets ${name}; docs/developers.md says which there are`];
    }),
  );
}

test('a variable that nothing sets is named with its line', () => {
  expect(lostIn('a {\n  color: var(--inc);\n  margin: var(--inc, 0) var(--gap);\n}', 'a.css')).toEqual([
    'a.css:2 nothing sets --inc; docs/developers.md says which there are',
  ]);
});

test('styles take variables that a style, a view or the theme sets', () => {
  expect(sheets.flatMap((sheet) => lostIn(read(sheet), sheet))).toEqual([]);
});
