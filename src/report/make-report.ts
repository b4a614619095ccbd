import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '../command/options.ts';
import { leftBehind } from '../ground/left-behind.ts';
import { move } from '../ground/move.ts';
import { buildSides } from './build-sides.ts';
import { noSite } from './built-site.ts';
import { compareSites } from './compare-sites.ts';
import { fileChanges } from './differences.ts';
import { htmlPage } from './html.ts';
import { markdown } from './markdown.ts';
import type { Report, SiteDifference } from './model.ts';
import { findRevision, openRepository, type Repository, type Revision } from './revision.ts';
import { choose, takePictures } from './take-pictures.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

/** Lies in every report: only such a folder may be replaced. */
export const OWN = 'report.json';

/** Opens a report that is written aside and then put in its place as a whole; its pictures go into `fresh`. */
async function openReportFolder(out: string) {
  const fresh = `${out}.writing-${process.pid}`;
  for (const { path } of leftBehind(out)) await rm(path, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  return {
    fresh,
    async commit(report: Report): Promise<void> {
      await writeFile(join(fresh, 'index.html'), htmlPage(report));
      await writeFile(join(fresh, 'report.md'), markdown(report));
      await writeFile(join(fresh, OWN), `${JSON.stringify(report, null, 2)}\n`);
      await mkdir(dirname(out), { recursive: true });
      await rm(out, { recursive: true, force: true });
      await move(fresh, out);
    },
    discard: () => rm(fresh, { recursive: true, force: true }),
  };
}

interface ReportInput {
  /** The revision to compare with. */
  readonly base: string;
  readonly site: string;
  readonly out: string;
  readonly environment: string;
  readonly hasPictures: boolean;
  readonly onProgress: (text: string) => void;
}

function sidesOf({ git }: Repository, base: string, revision: Revision): Report['sides'] {
  const branch = git(['symbolic-ref', '--short', '--quiet', 'HEAD']);
  const head = branch.ok ? branch.out : git(['rev-parse', '--short=7', 'HEAD']).out;
  const isDirty = git(['status', '--porcelain']).out !== '';
  return {
    base,
    commit: revision.short,
    head: isDirty ? `${head} with what is not committed` : head,
    notes: revision.isEarlier
      ? [`“${base}” has gone on since: compared with ${revision.short}, where the branch left it.`]
      : [],
  };
}

async function picturesOf(
  site: SiteDifference,
  { hasPictures, onProgress }: ReportInput,
  workspace: Workspace,
  out: string,
): Promise<Pick<Report, 'pictures' | 'withoutPictures'>> {
  if (!hasPictures) return { pictures: {}, withoutPictures: 'No pictures were asked for.' };
  const { subjects, left } = choose(site);
  if (subjects.length === 0) return { pictures: {}, withoutPictures: '' };
  const tell = (done: number, all: number) => onProgress(`Picture ${done} of ${all}`);
  const pictures = await takePictures(subjects, workspace, out, tell);
  if (typeof pictures === 'string') return { pictures: {}, withoutPictures: pictures };
  const names = left.slice(0, 3).join(', ');
  const more = left.length > 3 ? ` and ${left.length - 3} more` : '';
  const note = `Only ${subjects.length} routes are pictured. Without pictures: ${names}${more}.`;
  return { pictures, withoutPictures: left.length === 0 ? '' : note };
}

/**
 * Builds both sides, compares and pictures them, and writes the report.
 * @throws UsageError where the base cannot be found or built, or the output is something else
 */
export async function makeReport(input: ReportInput): Promise<Report> {
  const { site, out, base, environment, onProgress } = input;
  if (!(await stat(site).catch(() => null))?.isDirectory())
    throw new UsageError(`There is no folder “${site}”.`);
  const repository = openRepository(site);
  const revision = findRevision(repository, base);
  // First: where another report is being made, nothing is left behind.
  const workspace = openWorkspace(site);
  const folder = await openReportFolder(out);
  try {
    const sides = sidesOf(repository, base, revision);
    const sidesInput = { repository, revision, site, workspace, environment, onProgress };
    const { built, ...found } = await buildSides(sidesInput);
    const { base: before, head: after } = built ?? { base: noSite, head: noSite };
    const difference = await compareSites(before, after, (done, all) =>
      onProgress(`Comparing ${done} of ${all} pages`),
    );
    const report: Report = {
      ...difference,
      ...(built
        ? await picturesOf(difference, input, workspace, folder.fresh)
        : { pictures: {}, withoutPictures: '' }),
      ...found,
      sides: { ...sides, notes: [...sides.notes, ...(built?.notes ?? [])] },
      files: built ? await fileChanges(built.content, site) : [],
    };
    await folder.commit(report);
    return report;
  } catch (error) {
    await folder.discard();
    throw error;
  } finally {
    workspace.close();
  }
}
