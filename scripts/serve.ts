import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { trustedProxies } from '../src/server/forwarded.ts';
import { inboxOptions } from '../src/server/inbox/inbox-options.ts';
import { serveContact } from '../src/server/inbox/serve-contact.ts';
import { start, untilSignal } from '../src/server/listen.ts';
import { openPreviousFiles } from '../src/server/previous-files.ts';
import { openBuilds } from '../src/server/reload.ts';
import { createSiteApp } from '../src/server/site-handler.ts';

const HELP = `npm run serve -- [--dir DIR] [--port PORT] [--host HOST]

Serves a built site as in production.

  --dir DIR    the built site (default: dist)
  --port PORT  the port, or the environment's PORT (default: 4173)
  --host HOST  the address to listen on, or the environment's HOST (default: 127.0.0.1)

Environment: TRUST_PROXY names the proxies (addresses or networks, by commas) whose X-Forwarded-Proto and
X-Forwarded-For count; CONTACT_DATABASE, CONTACT_FORWARD_URL, CONTACT_NOTIFY and the others are in
docs/contact-service.md.`;

/** Serves a built site until SIGTERM or SIGINT. Returns the exit code: 0, or 2 when it could not run. */
export async function main(args: string[]): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.help) {
      console.log(HELP);
      return 0;
    }
    const root = process.env.PAGE_ENGINE_ROOT || process.cwd();
    const previous = await openPreviousFiles(resolve(root, '.cache/previous'));
    const builds = await openBuilds(resolve(root, options.dir), {
      onNewBuild: (build) => {
        latest = build;
        previous.outdate();
      },
      onError: (message) => console.error(`${message} The build before it is still served.`),
    });
    let latest = await builds.current();
    const trusts = trustedProxies(process.env.TRUST_PROXY ?? '');
    const inbox = inboxOptions(process.env, root);
    const log = (line: string) => console.error(line);
    const contact = serveContact({ inbox, trusts, build: () => latest, log });
    try {
      const kept = await contact.start();
      const { routes } = contact;
      const server = await start(createSiteApp({ builds, previous, trusts, routes }), options);
      // Who reads that it serves may end it at once: it has to listen for that first.
      const ended = untilSignal(server);
      console.log(`Serving ${options.dir} at ${server.url}${latest.basePath}`);
      if (kept !== undefined) console.log(kept);
      return await ended;
    } finally {
      await contact.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

/** @throws Error with one sentence for an unknown option or a wrong value. */
function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  const { values } = parse(() =>
    parseArgs({ args, options: { dir: text, port: text, host: text, help: { type: 'boolean' } } }),
  );
  return {
    dir: values.dir ?? 'dist',
    port: readPort(values.port ?? (process.env.PORT || '4173')),
    host: values.host ?? (process.env.HOST || '127.0.0.1'),
    help: values.help ?? false,
  };
}

function parse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Node adds hints for programmers after the first sentence.
    throw new Error(`${reason.split(/[.] |\n/)[0]}; see npm run serve -- --help.`);
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new Error(`'${text}' is not a port: it is a number from 0 to 65535.`);
  }
  return port;
}
