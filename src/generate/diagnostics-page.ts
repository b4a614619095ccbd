import { RULES } from '../content/rules/rules.gen.ts';

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
