import { stat } from 'node:fs/promises';
import { UsageError } from '../command/options.ts';
import { type BuiltSides, buildSides } from './build-sides.ts';
import { compareSites } from './compare-sites.ts';
import type { Report, Sides, SiteDifference } from './model.ts';
import { fileChanges } from './public-files.ts';
import { findRevision, openRepository, type Repository, type Revision } from './revision.ts';
import { choose } from './subjects.ts';
import { takePictures } from './take-pictures.ts';
import { openWorkspace, type Workspace } from './workspace.ts';
import { openReportFolder } from './write-report.ts';

export interface ReportInput {
  /** The revision to compare with. */
  readonly base: string;
  readonly site: string;
  readonly out: string;
  readonly environment: string;
  readonly hasPictures: boolean;
  readonly onProgress: (text: string) => void;
}

const NOTHING: SiteDifference = {
  pages: 0,
  routes: [],
  shared: [],
  restyled: [],
  links: [],
  redirects: [],
  headers: [],
  sitemap: { added: [], removed: [] },
  machineFiles: [],
  code: [],
};

function sidesOf({ git }: Repository, base: string, revision: Revision): Sides {
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
  const pictures = await takePictures({
    subjects,
    base: workspace.base,
    head: workspace.head,
    out,
    onProgress: (done, all) => onProgress(`Picture ${done} of ${all}`),
  });
  if (typeof pictures === 'string') return { pictures: {}, withoutPictures: pictures };
  const names = left.slice(0, 3).join(', ');
  const more = left.length > 3 ? ` and ${left.length - 3} more` : '';
  return {
    pictures,
    withoutPictures:
      left.length === 0
        ? ''
        : `Only ${subjects.length} routes are pictured. Without pictures: ${names}${more}.`,
  };
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
  const folder = await openReportFolder(out);
  const workspace = openWorkspace(site);
  try {
    const sides = sidesOf(repository, base, revision);
    const built = await buildSides({ repository, revision, site, workspace, environment, onProgress });
    const report =
      'head' in built
        ? await compared(built, sides, input, workspace, folder.fresh)
        : { ...NOTHING, sides, ...built, files: [], pictures: {}, withoutPictures: '' };
    await folder.commit(report);
    return report;
  } catch (error) {
    await folder.discard();
    throw error;
  } finally {
    workspace.close();
  }
}

async function compared(
  built: BuiltSides,
  sides: Sides,
  input: ReportInput,
  workspace: Workspace,
  out: string,
): Promise<Report> {
  const difference = await compareSites(built.base, built.head, (done, all) =>
    input.onProgress(`Comparing ${done} of ${all} pages`),
  );
  return {
    ...difference,
    ...(await picturesOf(difference, input, workspace, out)),
    sides: { ...sides, notes: [...sides.notes, ...built.notes] },
    files: await fileChanges(built.baseContent, input.site),
    diagnostics: built.diagnostics,
    faults: [],
  };
}
