import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command/root.ts';
import { RULES } from '../content/rules/rules.gen.ts';

const LICENCES = `<!-- Written by \`npm run generate\` from package-lock.json. Change the dependency, not this page. -->

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
  return `${LICENCES}\n${table.join('\n')}\n`;
}

const INTRO = `<!-- Written by \`npm run generate\` from src/content/rules/. Change the rule, not this page. -->

# Diagnostics

What \`npm run validate\`, the build and the page in development say is wrong with content, by code.
\`npm run validate -- --explain CODE\` prints the same. Advice stands in the way of nothing, unless a command is told to be
\`--strict\`.
`;

const anchorOf = (code: string) => code.replace('/', '');
/** Two underlines would set a name in bold. */
const prose = (text: string) => text.replaceAll('__', '\\_\\_');

/** The reference of all diagnostics, \`docs/diagnostics.md\`. */
export function diagnosticsPage(): string {
  const table = RULES.map(({ code, says }) => `| [\`${code}\`](#${anchorOf(code)}) | ${prose(says)} |`);
  const entries = RULES.map(({ code, says, wrong, right, remedy }) =>
    [`## ${code}`, prose(says), `\`\`\`text\nwrong  ${wrong}\nright  ${right}\n\`\`\``, remedy].join('\n\n'),
  );
  return `${[INTRO + ['\n| Code | What it says |', '| --- | --- |', ...table].join('\n'), ...entries].join('\n\n')}\n`;
}
