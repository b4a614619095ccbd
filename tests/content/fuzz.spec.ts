import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/content/findings/finding.ts';
import { MUTATIONS, seeded } from './support/mutate.ts';
import { LATER, shipped } from './support/shipped.ts';
import { compiler } from './support/site.ts';

const SEED = Number(process.env.SEED ?? 20240615);
const RUNS = Number(process.env.RUNS ?? (process.env.FULL ? 10_000 : 60));
/** Kept from one mutation to the next, so that only the changed file is read again. */
const files = new Map(shipped.files);
const paths = [...files.keys()];
const kinds = Object.keys(MUTATIONS);

/** Mutations of a name: whatever else is wrong because of it, one mistake is named on the name's own line. */
const NAMES = new Set(['misspelt name', 'duplicate name', 'name of a prototype', 'name of a constructor']);
/** No file may have such a name anywhere; a misspelt one may be as good as another where names are free. */
const ALWAYS_NAMED = new Set([...NAMES].slice(1));

/** The line, from 1, on which two texts begin to differ. */
function changedLine(before: string, after: string): number {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  return before.slice(0, at).split('\n').length;
}

const inPlace = ({ file, line, column, endLine, endColumn, code, message }: Diagnostic) =>
  file.startsWith('site-config/') &&
  line >= 1 &&
  column >= 1 &&
  (endLine > line || (endLine === line && endColumn >= column)) &&
  /^(json|schema|reference|unique|text|media|seo|locale|theme)\/[a-z-]+$/.test(code) &&
  message.length < 5000 &&
  !/undefined|NaN|\[object/.test(message);

test(
  `${RUNS} mutations of the shipped content are borne, and named at their place (seed ${SEED})`,
  () => {
    const random = seeded(SEED);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
    for (let run = 0; run < RUNS; run += 1) {
      const kind = kinds[run % kinds.length] ?? '';
      const path = pick(paths) ?? '';
      const source = files.get(path) ?? '';
      const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
      const mutated = MUTATIONS[kind]?.(text, random) ?? text;
      const started = performance.now();
      const checked = compiler.check({ ...shipped, files: new Map(files).set(path, mutated) }, LATER);
      const { valid } = checked;
      const diagnostics = checked.diagnostics.filter(({ severity }) => severity === 'error');
      const where = `run ${run}: ${kind} in ${path}`;
      const odd = diagnostics.find((diagnostic) => !inPlace(diagnostic));
      expect(JSON.stringify(odd)?.slice(0, 500), where).toBeUndefined();
      expect(valid, where).toBe(diagnostics.length === 0);
      expect(performance.now() - started, where).toBeLessThan(20_000);
      expect(Object.hasOwn(Object.prototype, 'a'), where).toBe(false);
      const inFile = diagnostics.filter(({ file }) => file === `site-config/${path}`);
      if (ALWAYS_NAMED.has(kind) && mutated !== text) expect(inFile, where).not.toEqual([]);
      if (NAMES.has(kind) && typeof mutated === 'string' && inFile.length > 0) {
        const line = changedLine(text, mutated);
        expect(
          inFile.map((diagnostic) => diagnostic.line),
          where,
        ).toContain(line);
      }
    }
    expect(compiler.check({ ...shipped, files }, LATER).diagnostics).toEqual([]);
  },
  process.env.FULL ? 1_800_000 : 120_000,
);
