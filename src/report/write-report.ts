import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '../command/options.ts';
import { htmlPage } from './html.ts';
import { markdown } from './markdown.ts';
import type { Report } from './model.ts';

const OWN = 'report.json';

/** A report that is written aside and then put in its place as a whole. */
export interface ReportFolder {
  /** Where its pictures go. */
  readonly fresh: string;
  commit(report: Report): Promise<void>;
  discard(): Promise<void>;
}

/** @throws UsageError where the folder holds something that is no report: it would be replaced */
export async function openReportFolder(out: string): Promise<ReportFolder> {
  const there = await readdir(out).catch((): string[] => []);
  if (there.length > 0 && !there.includes(OWN))
    throw new UsageError(
      `“${out}” is not empty and holds no report: it would be replaced. Name another folder.`,
    );
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
