import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeChange } from '../../src/changes/write-change.ts';
import { finishChange } from '../../src/command/pending-change.ts';
import { EditError } from '../../src/content/edit/value-at.ts';
import { longAgo } from '../support/long-ago.ts';

/** How many more calls that change something the process lives through. */
let left = Number.POSITIVE_INFINITY;
/** What another process does then, while this one only stands still. */
let meanwhile: (() => Promise<void>) | undefined;
/** What happens when a file is first moved to this place, which fails. */
let failure: { to: string; work: () => Promise<void> } | undefined;
/** Refusals that are still to come, as Windows makes them beside a folder that another process is removing. */
let refusals: string[] = [];

vi.mock('node:fs/promises', async (original) => {
  const real: Record<string, unknown> = await original();
  const mortal = ['mkdir', 'writeFile', 'rename', 'rm', 'rmdir'].map((name) => {
    const call = real[name];
    const guarded = async (...args: unknown[]) => {
      left -= 1;
      // A killed process does nothing any more, not even putting back what it did.
      if (left < 0 && !meanwhile) throw new Error('killed');
      if (left < 0) {
        const other = meanwhile;
        [left, meanwhile] = [Number.POSITIVE_INFINITY, undefined];
        await other?.();
      }
      if (failure && args[1] === failure.to) {
        const { work } = failure;
        failure = undefined;
        await work();
        throw new Error('full');
      }
      const code = name === 'mkdir' ? refusals.shift() : undefined;
      if (code) throw Object.assign(new Error(code), { code });
      return typeof call === 'function' ? call(...args) : undefined;
    };
    return [name, guarded] as const;
  });
  return { ...real, ...Object.fromEntries(mortal) };
});

const BEFORE = {
  'pages/a/b.json': 'b',
  'pages/c.json': 'c',
  'pages/d.json': 'd',
  'public/images/a.svg': 'a',
};
const AFTER = {
  'other/b.json': 'new b',
  'pages/c.json': 'new c',
  'pages/d.json': 'd',
  'pages/e.json': 'new ',
  'public/pictures/a.svg': 'a',
};

async function contentOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'utf8')]),
    ),
  );
}

async function fill(folder: string): Promise<void> {
  for (const [path, text] of Object.entries(BEFORE)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const edit = (from: string | null, to: string, before: string) => ({
  from,
  to,
  before,
  after: `new ${before}`,
});

const change = {
  files: [
    edit('pages/a/b.json', 'other/b.json', 'b'),
    edit('pages/c.json', 'pages/c.json', 'c'),
    edit(null, 'pages/e.json', ''),
  ],
  media: new Map([['/images/a.svg', '/pictures/a.svg']]),
};

test('killed at any moment, the next run finishes the change or takes it back, and leaves nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'killed-'));
  const ends: string[] = [];
  try {
    for (let moment = 0; ends.at(-1) !== 'done'; moment += 1) {
      left = Number.POSITIVE_INFINITY;
      await rm(folder, { recursive: true });
      await fill(folder);
      left = moment;
      const isDone = await writeChange(folder, change).then(
        () => true,
        () => false,
      );
      const died = left < 0;
      left = Number.POSITIVE_INFINITY;
      await longAgo(folder);
      await finishChange(folder);
      const found = await contentOf(folder);
      const isAfter = 'pages/e.json' in found;
      expect([moment, found]).toEqual([moment, isAfter ? AFTER : BEFORE]);
      ends.push(died || !isDone ? (isAfter ? 'finished' : 'taken back') : 'done');
    }
  } finally {
    left = Number.POSITIVE_INFINITY;
    await rm(folder, { recursive: true, force: true });
  }
  // Once it is finished rather than taken back it stays so, and each of the two happens.
  expect(ends.join(' ')).toMatch(/^(taken back ){5,}(finished ){5,}done$/);
});

test('a change that fails is taken back, though the process be killed then, and what it did not write stays', async () => {
  const saved = { ...BEFORE, 'pages/a/b.json': 'saved meanwhile' };
  let last: unknown;
  for (let moment = 0; last !== 'full'; moment += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'failed-'));
    try {
      await fill(folder);
      const work = () => writeFile(join(folder, 'pages/a/b.json'), 'saved meanwhile');
      failure = { to: join(folder, 'pages/e.json'), work };
      left = moment;
      last = await writeChange(folder, change).catch(({ message }: Error) => (left < 0 ? 'killed' : message));
      const hasFailed = failure === undefined;
      [left, failure] = [Number.POSITIVE_INFINITY, undefined];
      await longAgo(folder);
      await finishChange(folder);
      const found = await contentOf(folder);
      const isAfter = 'pages/e.json' in found;
      expect([moment, found]).toEqual([moment, isAfter ? AFTER : hasFailed ? saved : BEFORE]);
      if (last === 'full') expect(isAfter).toBe(false);
    } finally {
      [left, failure] = [Number.POSITIVE_INFINITY, undefined];
      await rm(folder, { recursive: true, force: true });
    }
  }
});

test('what Windows refuses beside a process that is just ending is tried again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'busy-'));
  try {
    await fill(folder);
    // The folder of all turns, then that of its own, each by both.
    refusals = ['EPERM', 'EPERM', 'EBUSY', 'EBUSY'];
    await writeChange(folder, change);
    expect(refusals).toEqual([]);
    expect(await contentOf(folder)).toEqual(AFTER);
  } finally {
    refusals = [];
    await rm(folder, { recursive: true });
  }
});

test('standing still at any moment while another process has its turn, each change is made whole or refused', async () => {
  const others = {
    files: ['x', 'y', 'z'].map((name) => edit(null, `pages/${name}.json`, '')),
    media: new Map(),
  };
  const ends: boolean[] = [];
  for (let isReached = true; isReached; ) {
    const folder = await mkdtemp(join(tmpdir(), 'still-'));
    try {
      await fill(folder);
      meanwhile = async () => {
        await longAgo(folder);
        await writeChange(folder, others);
      };
      left = ends.length;
      const refusal = await writeChange(folder, change).catch((error: unknown) => error);
      isReached = meanwhile === undefined;
      [left, meanwhile] = [Number.POSITIVE_INFINITY, undefined];
      if (refusal) expect([ends.length, refusal]).toEqual([ends.length, expect.any(EditError)]);
      const made = isReached && { 'pages/x.json': 'new ', 'pages/y.json': 'new ', 'pages/z.json': 'new ' };
      expect([ends.length, await contentOf(folder)]).toEqual([
        ends.length,
        { ...(refusal ? BEFORE : AFTER), ...made },
      ]);
      ends.push(!refusal);
    } finally {
      [left, meanwhile] = [Number.POSITIVE_INFINITY, undefined];
      await rm(folder, { recursive: true, force: true });
    }
  }
  expect(new Set(ends)).toEqual(new Set([true, false]));
});

test.each([['../b'], ['pages/../../b'], ['/b'], ['.git/hooks/b'], ['pages\\b'], ['C:b'], ['link/b']])(
  'a change that a stranger left for %s is not finished',
  async (path) => {
    left = Number.POSITIVE_INFINITY;
    const around = await mkdtemp(join(tmpdir(), 'left-'));
    const folder = join(around, 'site');
    await mkdir(join(folder, '.change-under-way/left'), { recursive: true });
    await symlink(around, join(folder, 'link'));
    await writeFile(join(around, 'b'), 'b');
    try {
      for (const journal of [
        { writes: [path], removes: [] },
        { writes: [], removes: [path] },
      ]) {
        await writeFile(join(folder, '.change-under-way/left/0'), 'new');
        await writeFile(join(folder, '.change-under-way/left/journal.json'), JSON.stringify(journal));
        await expect(finishChange(folder)).rejects.toThrow(EditError);
        expect(await readFile(join(around, 'b'), 'utf8')).toBe('b');
      }
    } finally {
      await rm(around, { recursive: true });
    }
  },
);

test('where changes wait, a link that came with a site is not followed', async () => {
  const around = await mkdtemp(join(tmpdir(), 'left-'));
  await mkdir(join(around, 'site'));
  await writeFile(join(around, 'b'), 'b');
  await symlink(around, join(around, 'site/.change-under-way'));
  try {
    await expect(finishChange(join(around, 'site'))).rejects.toThrow(EditError);
    expect((await readdir(around)).sort()).toEqual(['b', 'site']);
  } finally {
    await rm(around, { recursive: true });
  }
});

test('a link that came with a site is no change that was left', async () => {
  const around = await mkdtemp(join(tmpdir(), 'left-'));
  const folder = join(around, 'site');
  await mkdir(join(folder, '.change-under-way'), { recursive: true });
  await writeFile(join(around, '0'), 'b');
  await writeFile(join(around, 'journal.json'), JSON.stringify({ writes: ['b'], removes: [] }));
  await symlink(around, join(folder, '.change-under-way/left'));
  try {
    expect(await finishChange(folder)).toBe(false);
    expect((await readdir(around)).sort()).toEqual(['0', 'journal.json', 'site']);
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(around, { recursive: true });
  }
});

test('a turn that came with a site, of an hour that is still to be, is nobody’s', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'turn-'));
  const turn = join(folder, '.change-under-way/turn-a');
  await mkdir(dirname(turn));
  await writeFile(turn, '');
  await utimes(turn, 1e10, 1e10);
  try {
    expect(await finishChange(folder)).toBe(false);
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
