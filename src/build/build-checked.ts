import type { Stats } from 'node:fs';
import { openSite } from '../command/open-site.ts';
import type { progressLine } from '../command/progress.ts';
import { mistakesTold, waiting } from '../command/tell.ts';
import { environmentOf } from '../content/resolve/settings.ts';
import type { When } from '../content/site/clock.ts';
import { MAX_RULES } from '../server/headers-file.ts';
import { adviceOnForm } from './contact.ts';
import { sectionErrors } from './pages.ts';
import { type BuildInput, buildSite } from './site.ts';
import { assertPage, whyStale } from './why.ts';

interface Asked extends Pick<BuildInput, 'out' | 'environment' | 'compress' | 'keepDays' | 'policyInPages'> {
  readonly site?: string | undefined;
  readonly drafts?: boolean | undefined;
  /** A preview as of another moment than the present one. */
  readonly now: When | undefined;
  readonly why?: string | undefined;
  /** What the file system has just told of the site's files, by their paths. */
  readonly found: ReadonlyMap<string, Stats>;
}

const withoutRule = (pages: readonly string[]) =>
  pages.length === 0
    ? ''
    : `Static hosts read ${MAX_RULES} rules of \`_headers\`; pages whose own policy has no room there: ${pages.length}, such as ${pages[0]}.\n`;

/** Checks a site and builds it, and says on both streams what there is to say; undefined where it has mistakes. */
export async function buildChecked(
  { site: option, now, drafts = false, why, found, ...how }: Asked,
  progress: ReturnType<typeof progressLine>,
) {
  const { compiler, input, sound, folder: site } = await openSite(option, found);
  const checked = compiler.check(input, now ?? new Date(), { drafts, preview: now !== undefined });
  const err = mistakesTold(checked);
  process.stderr.write(err);
  if (!checked.valid) {
    await sound.keep();
    return undefined;
  }
  const { index } = checked;
  if (why !== undefined) assertPage(index, why);
  const result = await buildSite({ compiler, index, site, ...how, onProgress: progress.show }).finally(() => {
    progress.clear();
    return sound.keep();
  });
  if (result.faults.length > 0) throw sectionErrors(result.faults);
  if (why !== undefined) process.stdout.write(`${whyStale(result.stale, why)}\n`);
  const kind = `${drafts ? ' with drafts' : ''}${now ? ` as of ${index.now.toISOString()}` : ''}`;
  const preview = `A preview${kind}: search engines are told to keep out. Do not publish it.\n`;
  // A name that is misspelt must not hide a site from all who search for it.
  const hidden = environmentOf(index.site, how.environment).indexed
    ? ''
    : `Built for “${how.environment}”: search engines are told to keep out.\n`;
  const form = how.policyInPages ? adviceOnForm(index) : '';
  const out = (index.preview ? preview : hidden) + waiting(index) + withoutRule(result.withoutRule) + form;
  process.stdout.write(out);
  const { pages, rendered, files, until } = result;
  return { at: index.now.getTime(), until, pages, rendered, files, told: { out, err } };
}
