import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, type Served, serveDev } from './site-process.ts';

export interface DevSite extends Served {
  /** Around the site folder: a repository with one commit. */
  readonly folder: string;
  git(...args: string[]): string;
}

/** `npm run dev` with a copy of the shipped content, in a repository of its own. */
export async function serveDevSite(): Promise<DevSite> {
  const folder = mkdtempSync(join(tmpdir(), 'dev-site-'));
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const git = (...args: string[]) =>
    execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' });
  for (const name of ['site-config', 'schemas'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
  const served = await serveDev(join(folder, 'site-config'));
  return {
    url: served.url,
    folder,
    git,
    async close() {
      await served.close();
      rmSync(folder, { recursive: true });
    },
  };
}
