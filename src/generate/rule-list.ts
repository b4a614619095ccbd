import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../ground/files-below.ts';

/** The files of the rules' folder that may each be a rule. */
async function readRules(folder: string) {
  const paths = (await filesBelow(folder)).filter((path) => /^[a-z]+\/[a-z-]+\.ts$/.test(path));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })));
}

/**
 * Says which rules have another code than their place says: two of one code would be told apart nowhere.
 * @param shown what stands before a rule's path in a message
 */
export async function misplacedRules(folder: string, shown: string): Promise<string[]> {
  return (await readRules(folder)).flatMap(({ path, text }) => {
    const [, code] = /^ {2}code: '([^']*)'/m.exec(text) ?? [];
    const called = path.replace(/\.ts$/, '');
    if (code === undefined || code === called) return [];
    return `${shown}/${path}: this rule is called “${code}”, its file “${called}”. Give both the same name.`;
  });
}

/**
 * The list of all rules, made of the files of their folder, in the order of their codes.
 * @param folder of the rules
 */
export async function ruleList(folder: string): Promise<string> {
  const rules = (await readRules(folder)).flatMap(({ path, text }) => {
    const name = /^export const (\w+) = (?:mistake|advice)\(/m.exec(text)?.[1];
    return name === undefined ? [] : { path, name };
  });
  const lines = (of: (rule: (typeof rules)[number]) => string) =>
    rules.map((rule) => `${of(rule)}\n`).join('');
  return `${lines(({ path, name }) => `import { ${name} } from './${path}';`)}import type { Rule } from './rule.ts';

const LIST = [
${lines(({ name }) => `  ${name},`)}] as const;

/** The code of a rule: what a finding is called by, in every format. */
export type Code = (typeof LIST)[number]['code'];

/** Every rule there is. */
export const RULES: readonly Rule<Code>[] = LIST;
`;
}
