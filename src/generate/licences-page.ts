import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command/root.ts';

const INTRO = `<!-- Written by \`npm run generate\` from package-lock.json. Change the dependency, not this page. -->

# Licences of packages

Every package that \`npm ci\` installs, with its licence as it says itself. What a built site holds of them is the code of
React, TanStack Router, Query and Form, Radix, Embla, XState, the captcha's widget and MiniSearch (all MIT), and cut-outs of the
fonts (OFL-1.1) and icons (ISC); the rest builds, serves or tests it.
`;

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version: string; readonly license?: string; readonly dev?: true }>
  >;
}

/** The packages that the lock file names and their licences, `docs/licences.md`. */
export async function licencesPage(): Promise<string> {
  const { packages }: Lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const rows = Object.entries(packages).flatMap(([path, { version, license = 'not named', dev }]) =>
    path === ''
      ? []
      : [
          `| ${path.replace(/^.*node_modules\//, '')} | ${version} | ${license} | ${dev ? 'development' : 'build and server'} |`,
        ],
  );
  const table = [
    '| Package | Version | Licence | For |',
    '| --- | --- | --- | --- |',
    ...new Set(rows.sort()),
  ];
  return `${INTRO}\n${table.join('\n')}\n`;
}
