import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../ground/files-below.ts';

/**
 * The list of all rules, made of the files of their folder, in the order of their codes: a file's place is its rule's code.
 * @param folder of the rules
 */
export async function ruleList(folder: string): Promise<string> {
  const paths = (await filesBelow(folder)).filter((path) => /^[a-z]+\/[a-z-]+\.ts$/.test(path));
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  const rules = paths.flatMap((path, i) => {
    const name = /^export const (\w+) = (?:mistake|advice)\(/m.exec(texts[i] ?? '')?.[1];
    return name === undefined ? [] : { path, name, code: path.replace(/\.ts$/, '') };
  });
  const lines = (of: (rule: (typeof rules)[number]) => string) =>
    rules.map((rule) => `${of(rule)}\n`).join('');
  return `${lines(({ path, name }) => `import { ${name} } from './${path}';`)}import type { Rule } from './rule.ts';

const LIST = [
${lines(({ name, code }) => `  { code: '${code}', ...${name} },`)}] as const;

/** The code of a rule: what a finding is called by, in every format. */
export type Code = (typeof LIST)[number]['code'];

/** Every rule there is. */
export const RULES: readonly (Rule & { readonly code: Code })[] = LIST;
`;
}
