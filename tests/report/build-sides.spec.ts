import { expect, test } from 'vitest';
import { newIn } from '../../src/report/build-sides.ts';
import { checkSite, page, prose } from '../content/support/site.ts';

const orphans = (...names: string[]) =>
  checkSite(Object.fromEntries(names.map((name) => [`pages/${name}.json`, page(prose(name))])));

test('of the advice on a site that is told which the base did not have, however its lines have moved', () => {
  const file = (of: ReturnType<typeof newIn>) => of.map(({ code, file }) => `${code} ${file}`);
  const head = orphans('old', 'new').diagnostics;
  const moved = orphans('old').diagnostics.map((one) => ({ ...one, line: one.line + 3 }));
  expect(file(newIn(head, { diagnostics: moved }))).toEqual(
    file(head.filter((one) => one.file.endsWith('new.json'))),
  );
  expect(file(newIn(head, { diagnostics: moved }))).not.toEqual([]);
  expect(newIn(head, undefined)).toEqual(head);
});
