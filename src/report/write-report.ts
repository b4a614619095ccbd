import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { htmlPage } from './html.ts';
import { markdown } from './markdown.ts';
import type { Report } from './model.ts';

/** Lies in every report: only such a folder may be replaced. */
export const OWN = 'report.json';

/** A report that is written aside and then put in its place as a whole. */
export interface ReportFolder {
  /** Where its pictures go. */
  readonly fresh: string;
  commit(report: Report): Promise<void>;
  discard(): Promise<void>;
}

export async function openReportFolder(out: string): Promise<ReportFolder> {
  const fresh = `${out}.writing-${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  return {
    fresh,
    async commit(report) {
      await writeFile(join(fresh, 'index.html'), htmlPage(report));
      await writeFile(join(fresh, 'report.md'), markdown(report));
      await writeFile(join(fresh, OWN), `${JSON.stringify(report, null, 2)}\n`);
      const old = `${out}.old-${process.pid}`;
      await mkdir(dirname(out), { recursive: true });
      if (existsSync(out)) await rename(out, old);
      await rename(fresh, out);
      await rm(old, { recursive: true, force: true });
    },
    discard: () => rm(fresh, { recursive: true, force: true }),
  };
}
