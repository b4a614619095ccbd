import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { htmlPage } from './html.ts';
import { markdown } from './markdown.ts';
import type { Report } from './model.ts';

/** Lies in every report: only such a folder may be replaced. */
export const OWN = 'report.json';

/** Opens a report that is written aside and then put in its place as a whole; its pictures go into `fresh`. */
export async function openReportFolder(out: string) {
  const fresh = `${out}.writing-${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  return {
    fresh,
    async commit(report: Report): Promise<void> {
      await writeFile(join(fresh, 'index.html'), htmlPage(report));
      await writeFile(join(fresh, 'report.md'), markdown(report));
      await writeFile(join(fresh, OWN), `${JSON.stringify(report, null, 2)}\n`);
      await mkdir(dirname(out), { recursive: true });
      await rm(out, { recursive: true, force: true });
      await rename(fresh, out);
    },
    discard: () => rm(fresh, { recursive: true, force: true }),
  };
}
