import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sayFault } from '../build/pages.ts';
import { buildSite } from '../build/site.ts';
import { lineFixes } from '../command/formats/fix.ts';
import { pretty } from '../command/formats/pretty.ts';
import { loadSite } from '../command/open-site.ts';
import { UsageError } from '../command/options.ts';
import { root } from '../command/root.ts';
import { readSchemas } from '../command/schemas.ts';
import { pathWithin } from '../command/site-path.ts';
import { textOf } from '../command/tell.ts';
import { type CheckedSite, createCompiler } from '../content/compile.ts';
import type { ValidSite } from '../content/site/valid-site.ts';
import { behindChanges } from './behind.ts';
import { noSite, openBuilt } from './built-site.ts';
import { laterChanges } from './later.ts';
import {
  changedPaths,
  checkOut,
  hasFolder,
  openRepository,
  type Repository,
  type Revision,
} from './revision.ts';
import type { Workspace } from './workspace.ts';

interface SidesInput {
  readonly repository: Repository;
  readonly revision: Revision;
  readonly site: string;
  readonly workspace: Workspace;
  readonly environment: string;
  readonly onProgress: (text: string) => void;
}

/** What a build is made by, besides the content: what `schemas/ids` lists for editors is taken from that. */
export const CODE =
  /^(src|scripts|schemas(?!\/ids\/))\/|^(index\.html|vite\.config\.ts|package(-lock)?\.json|tsconfig\.json)$/;

/** One moment for both sides: what is dated between two builds would else differ. */
const now = new Date();

async function check(site: string, name: string): Promise<CheckedSite> {
  const input = await loadSite(site);
  return createCompiler(await readSchemas()).check({ ...input, name }, now);
}

/** @returns the sections that could not be rendered, a sentence each */
async function build(site: string, out: string, index: ValidSite, what: string, input: SidesInput) {
  const { environment } = input;
  const onProgress = (told: string) => input.onProgress(`${what}: ${told}`);
  const compiler = createCompiler(await readSchemas());
  const asked = { compress: false, keepDays: 0, isPassing: true };
  const result = await buildSite({ compiler, index, site, out, environment, ...asked, onProgress });
  return result.faults.map(sayFault);
}

const lockOf = (folder: string) => {
  const path = join(folder, 'package-lock.json');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** Lets code of the same packages run without an install: they and what was built of the same sources are shared. Other code installs its own. */
export function furnish(engine: string): void {
  if (lockOf(engine) !== lockOf(root)) return;
  const link = (path: string) => {
    mkdirSync(join(root, path), { recursive: true });
    if (!existsSync(join(engine, path))) symlinkSync(join(root, path), join(engine, path), 'junction');
  };
  mkdirSync(join(engine, '.cache'), { recursive: true });
  for (const path of ['node_modules', '.cache/code', '.cache/kept']) link(path);
}

/** Builds the base by its own code; false where that is not possible. */
function buildByOwnCode(engine: string, site: string, { workspace, environment, onProgress }: SidesInput) {
  const launcher = join(engine, 'scripts/run.mjs');
  if (!existsSync(launcher)) return false;
  onProgress('Base: building with its own code and packages');
  furnish(engine);
  rmSync(workspace.base, { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [launcher, 'build', '--site', site, '--out', workspace.base],
    { cwd: engine, env: { ...process.env, INIT_CWD: engine, SITE_ENV: environment }, stdio: 'ignore' },
  );
  return status === 0;
}

async function buildByPresentCode(site: string, input: SidesInput): Promise<void> {
  const checked = await check(site, basename(input.site));
  const mistakes = checked.diagnostics.filter(({ severity }) => severity === 'error');
  if (!checked.valid)
    throw new UsageError(
      `The content of the base (${input.revision.short}) is invalid, so there is nothing to compare with:\n${pretty(mistakes, () => undefined, false)}`,
    );
  // Built where the head is built next: most of its pages are then there already.
  const faults = await build(site, input.workspace.head, checked.index, 'Base', input);
  if (faults.length > 0) throw new UsageError(`The base cannot be built.\n${faults.join('\n')}`);
  rmSync(input.workspace.base, { recursive: true, force: true });
  cpSync(input.workspace.head, input.workspace.base, { recursive: true });
}

/** Where the engine is a submodule of the site’s repository: writes what the base had of it, if this clone holds that. */
async function checkOutSubmodule({ repository, revision, workspace }: SidesInput, engine: string) {
  const { out: hash } = repository.git(['rev-parse', `${revision.hash}:${engine}`]);
  const own = openRepository(root);
  if (hasFolder(own, hash, '')) await checkOut(own, hash, '', join(workspace.checkout, engine));
}

/** The code that the base is built by must be its own where it differs: what a pull request does to the code counts too. */
async function buildBase(input: SidesInput, sitePath: string): Promise<{ content: string; notes: string[] }> {
  const { repository, revision, workspace } = input;
  const engine = pathWithin(repository.top, root);
  const below = engine === '' ? '' : `${engine}/`;
  const changed = engine === undefined ? [] : changedPaths(repository, revision.hash);
  const code = changed.filter((path) => path.startsWith(below) && CODE.test(path.slice(below.length)));
  const isOther = engine !== undefined && changed.includes(engine);
  const content = join(workspace.checkout, sitePath);
  if (code.length === 0 && !isOther) {
    await checkOut(repository, revision.hash, sitePath, workspace.checkout);
    await buildByPresentCode(content, input);
    return { content, notes: [] };
  }
  await checkOut(repository, revision.hash, '', workspace.checkout);
  if (isOther) await checkOutSubmodule(input, engine);
  const isOwn = buildByOwnCode(join(workspace.checkout, engine ?? ''), content, input);
  if (!isOwn) await buildByPresentCode(content, input);
  const what = isOther ? 'The engine' : `${code.length} file${code.length === 1 ? '' : 's'} of the code`;
  const how = isOwn
    ? ': the pages before were built by the code of the base, those after by the new code.'
    : `, and the code of the base ${isOther ? 'is not in this clone, or ' : ''}cannot be run: both sides were built by the new code. Only what the content changes shows here.`;
  return { content, notes: [`${what} changed too${how}`] };
}

/** What the checks say of the head alone: advice that the base was given already is none of what changes. */
export function newIn(
  diagnostics: CheckedSite['diagnostics'],
  old: Pick<CheckedSite, 'diagnostics'> | undefined,
) {
  const said = ({ file, code, message }: (typeof diagnostics)[number]) => [file, code, message].join('\n');
  const known = new Set(old?.diagnostics.map(said));
  return diagnostics.filter((one) => !known.has(said(one)));
}

/**
 * Builds the site as it was and as it stands.
 * @returns `built` with the base’s content, which is gone with the workspace; without it the head has mistakes, or
 * sections that cannot be rendered (`faults`), and there is nothing to compare
 * @throws UsageError where the base cannot be built
 */
export async function buildSides(input: SidesInput) {
  const { repository, revision, workspace, site } = input;
  const name = pathWithin(repository.top, site) || basename(site);
  const checked = await check(site, name);
  const fixesOf = (diagnostics: CheckedSite['diagnostics']) => lineFixes(diagnostics, textOf(checked));
  if (!checked.valid) {
    const { diagnostics } = checked;
    return { diagnostics, fixes: fixesOf(diagnostics), faults: [], later: [], behind: [] };
  }
  const sitePath = pathWithin(repository.top, site) ?? '';
  const isNew = sitePath !== '' && !hasFolder(repository, revision.hash, sitePath);
  const nothing = join(workspace.checkout, 'nothing');
  const before = isNew
    ? { content: nothing, notes: ['The base has no such site: everything is new.'] }
    : await buildBase(input, sitePath);
  const old = isNew ? undefined : await check(before.content, name);
  const [later, behind] = [laterChanges(old?.index, checked.index), behindChanges(old?.index, checked.index)];
  const diagnostics = newIn(checked.diagnostics, old);
  const fixes = fixesOf(diagnostics);
  const faults = await build(site, workspace.head, checked.index, 'Head', input);
  if (faults.length > 0) return { diagnostics, fixes, faults, later, behind };
  const base = isNew ? noSite : await openBuilt(workspace.base);
  return {
    diagnostics,
    fixes,
    faults,
    later,
    behind,
    built: { base, head: await openBuilt(workspace.head), ...before },
  };
}
