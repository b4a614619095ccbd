import type { BuildManifest, ContactService } from '../model/build-manifest.ts';

const POLICY = 'Content-Security-Policy';

/** What the parts of a page's policy decide, in words for who reviews; others go by their own names. */
const DECIDES: ReadonlyMap<string, string> = new Map([
  ['script-src', 'Scripts may come from'],
  ['style-src', 'Styles may come from'],
  ['img-src', 'Pictures may come from'],
  ['connect-src', 'Scripts may talk to'],
  ['form-action', 'Forms may send to'],
  ['frame-src', 'Frames may show'],
  ['frame-ancestors', 'May show the site in a frame'],
  ['require-trusted-types-for', 'Guarded against HTML that was smuggled in (Trusted Types)'],
  ['trusted-types', 'May write HTML (Trusted Types)'],
  ['X-Robots-Tag', 'Told to search engines (X-Robots-Tag)'],
]);

const NAMES: Readonly<Record<string, string>> = {
  "'self'": 'the site itself',
  "'none'": 'nobody',
  "'script'": 'yes',
};

/** A hash says that some text was changed, which is told where it stands. */
const nameOf = (source: string) => NAMES[source] ?? (source.startsWith("'sha") ? 'scripts by name' : source);

/** The parts of a policy and whom each allows. */
const partsOf = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split(/; */).map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, [...new Set(sources.map(nameOf))].join(', ') || 'yes'];
    }),
  );

/** Everything that one rule of the headers decides, by its name. */
function decidedBy(headers: BuildManifest['headers'][number]['headers']): ReadonlyMap<string, string> {
  // Where it may be read before it is asked for follows from the base path.
  const others = Object.entries(headers).filter(([name]) => name !== POLICY && name !== 'Speculation-Rules');
  return new Map([...(headers[POLICY] ? partsOf(headers[POLICY]) : []), ...others]);
}

/** A worker's file has another address with each content, and the policy of all pages. */
const isWorker = ({ path, exact }: BuildManifest['headers'][number]) => exact && path.startsWith('/assets/');

/** What each address is allowed, of those below others only what differs. */
function* allowed({ headers }: BuildManifest): Generator<readonly [name: string, value: string]> {
  const all = decidedBy(headers.find(({ path }) => path === '/')?.headers ?? {});
  for (const [name, value] of all) yield [DECIDES.get(name) ?? name, value];
  for (const rule of headers.filter((each) => each.path !== '/' && !isWorker(each)))
    for (const [name, value] of decidedBy(rule.headers))
      if (value !== '' && value !== all.get(name))
        yield [`${DECIDES.get(name) ?? name}, ${rule.exact ? 'on' : 'below'} ${rule.path}`, value];
}

function* messages(
  { path, own, captcha, siteKey, allowOrigins }: ContactService,
  { basePath, headers }: BuildManifest,
) {
  const policy = partsOf(headers.find((rule) => rule.path === '/')?.headers[POLICY] ?? '');
  const others = (policy.get('form-action') ?? '').split(', ').filter((source) => URL.canParse(source));
  const to = own ? [basePath + path] : others.map((origin) => origin + path);
  yield ['Messages are sent to', to.join(', ')] as const;
  yield ['Messages are taken from', ['the site itself', ...allowOrigins].join(', ')] as const;
  yield ['Check against robots', siteKey === undefined ? captcha : `${captcha}, by ${siteKey}`] as const;
}

/** Robots that are asked to stay away: no page says so. */
const refusedIn = (robots: string) =>
  [...robots.matchAll(/^User-agent: (?!\*)(.+)$/gm)].map(([, name]) => name).join(', ');

/** By which the heads of all pages name themselves. */
export function addressIn(robots: string): string {
  const map = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  return map.slice(0, Math.max(0, map.lastIndexOf('/')));
}

/** Origins of others that old addresses lead to. */
const ledTo = ({ redirects }: BuildManifest) =>
  [...new Set(redirects.flatMap(({ to }) => (URL.canParse(to) ? [new URL(to).origin] : [])))].sort();

/**
 * What a site may do beyond what it shows, in words by their names: where messages go, who may run scripts, be shown or
 * be sent something. A reviewer who looks at pages alone sees nothing of it.
 * @param robots the text of robots.txt
 */
export function powersOf(manifest: BuildManifest, robots = ''): ReadonlyMap<string, string> {
  const { contact, basePath, container } = manifest;
  const [refused, address] = [refusedIn(robots), addressIn(robots)];
  const led = ledTo(manifest).join(', ');
  return new Map<string, string>([
    ...(contact ? messages(contact, manifest) : []),
    ...allowed(manifest),
    ...(refused ? [['Asked to stay away (robots.txt)', refused] as const] : []),
    ...(container ? [['Tags are those of', container] as const] : []),
    ...(led ? [['Old addresses lead to', led] as const] : []),
    ...(address ? [['The site’s address', address] as const] : []),
    ...(basePath ? [['The site lies below', basePath] as const] : []),
  ]);
}
