import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { pointerSteps } from '../../src/content/diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue } from '../../src/content/json/json.ts';
import { within } from '../../src/content/schema/walk.ts';
import type { SiteIndex } from '../../src/content/site/site-index.ts';
import { describeField } from '../../src/editing/describe.ts';
import { type Editor, openEditor } from '../../src/editing/editor.ts';
import type { Operation } from '../../src/editing/operation.ts';
import { FULL, figure, SEED, sequence, sized } from '../support/proof.ts';
import { siteFolder } from './site-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
/** So many steps are done before all of them are taken back. */
const AT_ONCE = 50;
const WORDS = [
  'word',
  'a “quote” "here"',
  'back\\slash',
  'नमस्ते',
  'سلام',
  '🙂',
  'tab\tend',
  '\u2028',
  '<b>',
  '1 < 2',
];
/** How people write files: as they are, on Windows, with tabs, and in one line without an end. */
const HANDS = [
  (text: string) => text,
  (text: string) => text.replaceAll('\n', '\r\n'),
  (text: string) => text.replace(/^ +/gm, (blanks) => '\t'.repeat(blanks.length / 2)),
  (text: string) => JSON.stringify(JSON.parse(text)),
];

let folder = '';
afterEach(() => rm(dirname(folder), { recursive: true }));

async function texts(): Promise<Map<string, string>> {
  const files = await readdir(folder, { recursive: true });
  const own = files.filter((path) => path.endsWith('.json')).sort();
  return new Map(
    await Promise.all(own.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const)),
  );
}

/** A copy of a site whose files were written by several hands. */
async function copied(site: string): Promise<string> {
  folder = join(await mkdtemp(join(tmpdir(), 'editing-')), 'site');
  await cp(join(ROOT, site), folder, { recursive: true });
  for (const [number, [path, text]] of [...(await texts())].entries())
    await writeFile(join(folder, path), HANDS[number % HANDS.length]?.(text) ?? text);
  return folder;
}

type Below = (below: number) => number;
const oneOf = <T>(list: readonly T[], below: Below): T | undefined => list[below(list.length)];

/** Something that an editor may do next. */
function someOperation(index: SiteIndex, below: Below): Operation | undefined {
  const file = oneOf(
    [...index.files].filter(([path]) => !/^(theme|site)\.json$/.test(path)),
    below,
  );
  if (!file) return undefined;
  const [path, { value: whole }] = file;
  const places: (readonly [string, JsonValue])[] = [...within(whole, '')];
  const locale = below(3) === 0 ? oneOf([...index.languages.keys()], below) : undefined;
  const language = locale === undefined ? {} : { locale };
  if (below(2) === 0) {
    const [pointer = ''] =
      oneOf(
        places.filter(([, found]) => typeof found === 'string'),
        below,
      ) ?? [];
    const field = describeField(index, { file: path, pointer, ...language });
    const isText = field?.kind === 'text' || field?.kind === 'markdown';
    if (!isText || typeof field.value !== 'string') return undefined;
    const at = below(field.value.length + 1);
    const text = `${field.value.slice(0, at)} ${oneOf(WORDS, below)} ${field.value.slice(at)}`;
    return { op: 'set', file: path, pointer: field.pointer, ...language, value: text };
  }
  const lists = places.filter(([, found]) => isArray(found) && found.length > 0);
  const [list, entries] = oneOf(lists, below) ?? ['', []];
  const count = isArray(entries) ? entries.length : 0;
  const pointer = `${list}/${below(Math.max(1, count))}`;
  const value = isArray(entries) ? entries[Number(pointerSteps(pointer).at(-1))] : undefined;
  const op = oneOf(['insert', 'move', 'duplicate', 'remove'] as const, below);
  if (!op || value === undefined) return undefined;
  if (op === 'insert') return { op, file: path, pointer, value: isObject(value) ? { ...value } : value };
  return op === 'move' ? { op, file: path, pointer, to: below(count) } : { op, file: path, pointer };
}

/** Edits and takes back, until so many edits were made. @returns how often each was done, and what was refused */
async function editAndTakeBack(editor: Editor, count: number, seed: number): Promise<Record<string, number>> {
  const below = sequence(seed);
  const random: Below = (most) => Math.floor((below(1_000_003) / 1_000_003) * most);
  const done: Record<string, number> = { refused: 0 };
  const original = await texts();
  for (let made = 0; made < count; ) {
    const most = Math.min(AT_ONCE, count - made);
    let steps = 0;
    while (steps < most) {
      const operation = someOperation(await editor.read(), random);
      if (!operation) continue;
      const outcome = await editor.edit(operation);
      const isDone = 'done' in outcome && outcome.files.length > 0;
      if (isDone) steps += 1;
      const key = isDone ? operation.op : 'refused';
      done[key] = (done[key] ?? 0) + 1;
    }
    expect(await texts()).not.toEqual(original);
    for (let step = 0; step < steps; step += 1) expect(await editor.turn('undo')).toHaveProperty('done');
    expect(await texts()).toEqual(original);
    made += steps;
  }
  return done;
}

test('edits of every kind, taken back, leave every file as it was', async () => {
  folder = await siteFolder();
  const done = await editAndTakeBack(await openEditor(folder), 50, SEED);
  for (const op of ['set', 'insert', 'move', 'duplicate', 'remove']) expect(done[op]).toBeGreaterThan(0);
});

test.runIf(FULL).each(['site-config', 'tests/fixtures/sites/library'])(
  '5,000 edits of %s, taken back, leave every file as it was',
  async (site) => {
    const started = performance.now();
    const done = await editAndTakeBack(await openEditor(await copied(site)), sized(5000), SEED);
    figure(`edits taken back in ${site}`, {
      ...done,
      seconds: Math.round((performance.now() - started) / 1000),
    });
  },
  3_600_000,
);
