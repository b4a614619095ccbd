import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EditError } from '../content/edit/value-at.ts';
import { OWN_SCHEMAS } from '../generate/ids/site-schemas.ts';

const run = promisify(execFile);
const MOST = 64 * 1024 * 1024;
/** What somebody wrote: the schemas that a site keeps for its editors are written by the commands. */
const WRITTEN = ['--', '.', `:(exclude)${OWN_SCHEMAS}`];

/** The repository around a site folder; undefined where there is none, or no git. */
export async function openGit(folder: string) {
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', args, { cwd: folder, maxBuffer: MOST, env: { ...process.env, LC_ALL: 'C' } })).stdout;
  const head = await git('rev-parse', '--verify', 'HEAD').catch(() => undefined);
  if (head === undefined) return undefined;

  return {
    /** The files of the site that are not as HEAD has them, by their paths in the site; its `.schemas/` are left out. */
    async changed(): Promise<string[]> {
      const tracked = await git(
        'diff',
        '--name-only',
        '-z',
        '--no-renames',
        '--relative',
        'HEAD',
        ...WRITTEN,
      );
      const fresh = await git('ls-files', '-z', '--others', '--exclude-standard', ...WRITTEN);
      return [...new Set(`${tracked}${fresh}`.split('\0'))].filter((path) => path !== '').sort();
    },
    /** A file as HEAD has it; null where it has none. */
    before: (path: string): Promise<string | null> =>
      git('show', `HEAD:./${path}`).catch((error: unknown) => {
        // Only a file that is not there is new: another failure must not have it taken away.
        if (/ not (exist )?in 'HEAD'/.test(String(error))) return null;
        throw error;
      }),
    /** Commits all changes of the site on a new branch, its `.schemas/` with them, and nothing else. @returns the branch */
    async commit(branch: string, message: string): Promise<string> {
      if (!/^[a-z0-9][a-z0-9/-]*$/.test(branch))
        throw new EditError('A branch is named in small letters, digits and hyphens.');
      if (message.trim() === '') throw new EditError('Say in a sentence what was changed.');
      await git('switch', '--create', branch).catch((error: unknown) => {
        throw new EditError(
          /already exists/.test(String(error))
            ? `There is a branch “${branch}” already.`
            : 'The branch could not be made.',
        );
      });
      try {
        await git('add', '--all', '--', '.');
        await git('commit', '--quiet', '--message', message, '--', '.');
      } catch (error) {
        // Whoever tries again would find the branch there. Where nobody was on one, `switch` goes nowhere back to.
        await git('checkout', '--quiet', '-');
        await git('branch', '--delete', '--force', branch);
        const { stderr, stdout } = Object(error);
        const said = String(stderr || stdout || error).replace(/\s+/g, ' ');
        throw new EditError(`Nothing was committed. Git says: ${said.trim()}`);
      }
      return branch;
    },
  };
}
