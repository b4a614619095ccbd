import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../command/root.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const shortName = (number: number): string =>
  (number < LETTERS.length ? '' : shortName(Math.floor(number / LETTERS.length) - 1)) +
  LETTERS[number % LETTERS.length];

/** The classes and keyframes that a style sheet has, as its text names them. */
export const classesOf = (css: string): Set<string> =>
  new Set(css.match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g));

/** A class of a file → what it is called in the pages. */
export type ScopedName = (name: string, file: string) => string;

const placeOf = (file: string) => relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/');

/** Names for the development server: they say where a class is written. */
export const plainName: ScopedName = (name, file) =>
  `${placeOf(file)
    .replace(/^src\/|\.module\.css$/g, '')
    .replaceAll('/', '_')}__${name}`;

/**
 * Names for the build, as short as can be: the number of the class among all that the code has, so that the browser's
 * half and the pages agree.
 */
export function shortNames(): ScopedName {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(root, 'src', file))
    .sort();
  const numbers = new Map<string, number>();
  for (const file of files)
    for (const name of classesOf(readFileSync(file, 'utf8')))
      numbers.set(`${placeOf(file)} ${name}`, numbers.size);
  return (name, file) => {
    const number = numbers.get(`${placeOf(file)} ${name}`);
    if (number === undefined) throw new Error(`${file} has no class “${name}”.`);
    return `_${shortName(number)}`;
  };
}
