import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { bringBack } from '../ground/left-behind.ts';
import { attempt } from '../model/attempt.ts';
import { trustedProxies } from './forwarded.ts';
import { inboxOptions, unknownSettings } from './inbox/inbox-options.ts';
import { serveContact } from './inbox/serve-contact.ts';
import { type ListenOptions, start, untilSignal } from './listen.ts';
import { MANIFEST_FILE } from './read-manifest.ts';
import { openBuilds } from './reload.ts';
import { previousFiles, previousFolder } from './served-files.ts';
import { createSiteApp } from './site-handler.ts';

export interface ServeSiteOptions extends ListenOptions {
  /** The project’s folder: relative paths, those of the environment too, are seen from there. */
  readonly root: string;
  /** The built site. */
  readonly dir: string;
}

/**
 * Serves a built site and its contact service, set up from the environment, until SIGTERM or SIGINT.
 *
 * @returns the exit code, 0
 * @throws Error with one sentence where it cannot
 */
export async function serveSite({ root, dir, ...listen }: ServeSiteOptions): Promise<0> {
  // Under a flood garbage is collected sooner, instead of more memory taken: half as much stays resident.
  setFlagsFromString('--optimize-for-size');
  const log = (line: string) => console.error(line);
  for (const name of unknownSettings(process.env))
    log(`${name} is no setting, and does nothing. docs/contact-service.md has a table of them.`);
  const place = resolve(root, dir);
  // What may only be read is served as it is.
  attempt(() => bringBack(place, MANIFEST_FILE));
  const builds = await openBuilds(place, {
    onNewBuild: (build) => {
      latest = build;
    },
    onError: (message) => log(`${message} The build before it is still served.`),
    onGone: (isGone) =>
      log(
        isGone
          ? `There is no build in ${dir} any more: pages answer 503 until \`npm run build\` has made one.`
          : `There is a build in ${dir} again.`,
      ),
  });
  let latest = await builds.current();
  // The folder itself too: who copies a build into it file by file may bring the manifest first.
  const previous = previousFiles([place, previousFolder(root, place)], builds.earlier);
  const trusts = trustedProxies(process.env.TRUST_PROXY ?? '');
  const inbox = inboxOptions(process.env, root);
  const contact = serveContact({ inbox, trusts, build: () => latest, log });
  try {
    const kept = await contact.start();
    const { routes, faults } = contact;
    const server = await start(createSiteApp({ builds, previous, trusts, routes, faults }), listen);
    // Who reads that it serves may end it at once: it has to listen for that first.
    const ended = untilSignal(server);
    console.log(`Serving ${dir} at ${server.url}${latest.basePath}`);
    if (kept !== undefined) console.log(kept);
    return await ended;
  } finally {
    await contact.close();
  }
}
