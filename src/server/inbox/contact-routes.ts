import type { Hono } from 'hono';
import { isEmpty } from '../../calculators/is-empty.ts';
import { CAPTCHA_HEADER, type ContactBody, IDEMPOTENCY_HEADER } from '../../contact/contact-body.ts';
import type { ContactLocale, ContactService } from '../../model/build-manifest.ts';
import { CHALLENGE_PATH } from '../../model/contact-settings.ts';
import { clientAddress, type ProxyTrust } from '../forwarded.ts';
import type { LoadedBuild } from '../loaded-build.ts';
import type { SiteEnv } from '../site-handler.ts';
import { formAnswers, jsonAnswers, jsonReply } from './answers.ts';
import { bodyLimit, readBody, sentAs } from './body.ts';
import { checkFields, type SentFields } from './check-fields.ts';
import type { Inbox } from './inbox.ts';
import type { InboxOptions } from './inbox-options.ts';
import { bodyHash } from './message.ts';
import { corsHeaders, isForeign, preflightHeaders } from './origins.ts';
import { createRateLimit, UNLIMITED } from './rate-limit.ts';
import { createTakeMessage, type TakeMessage } from './take-message.ts';

const WINDOW = 10 * 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Seconds after which a database is likely to be back. */
const DATABASE_PAUSE = 5;
const LANGUAGE = 'language';
const PAGE = 'page';

/**
 * The contact service and the captcha's challenges, at the addresses that the newest build names.
 * @param inbox opens it when it is first needed
 */
export function contactRoutes(
  inbox: () => Promise<Inbox>,
  trusts: ProxyTrust,
  { posts, allowOrigins }: InboxOptions,
): (app: Hono<SiteEnv>) => void {
  const limit = (share: number, within = WINDOW) =>
    posts === undefined ? UNLIMITED : createRateLimit({ turns: Math.ceil(posts * share), within });
  const limits = { posts: limit(1), challenges: limit(4) };
  const take = createTakeMessage(inbox, { each: limit(1 / 6), together: limit(40, HOUR) });

  return (app) =>
    app.use(async (context, next) => {
      const build = context.get('build');
      const { contact } = build;
      const path = withoutSlash(context.req.path);
      if (contact === undefined) return next();
      const allowed = new Set([...contact.allowOrigins, ...allowOrigins]);
      // A service whose form posts elsewhere is there only for those who are let in.
      if (!contact.own && allowed.size === 0) return next();
      const origin = context.req.header('origin') ?? null;
      const peer = context.env?.incoming?.socket.remoteAddress;
      const isChallenge = path === build.basePath + CHALLENGE_PATH && contact.captcha === 'altcha';
      if (!isChallenge && path !== build.basePath + contact.path) return next();
      const { raw: request, method } = context.req;
      // A form may post to the page that it stands on: who only reads gets that page.
      const isPage = build.files.has(contact.path) && ['GET', 'HEAD'].includes(method);
      if (isPage && !isChallenge) return next();
      const allow = isChallenge ? 'GET, OPTIONS' : 'POST, OPTIONS';
      if (method === 'OPTIONS')
        return new Response(null, { status: 204, headers: preflightHeaders(origin, allowed, allow) });
      const address = clientAddress(request, peer, trusts);
      const answer = async (): Promise<Response> => {
        if (!(isChallenge ? ['GET', 'HEAD'] : ['POST']).includes(method)) return jsonReply(405, {}, 'method');
        // Before the limit: a page of another site must not use up what its visitor may send here.
        if (isForeign(request.headers, allowed)) return jsonReply(403, {}, 'origin');
        const wait = (isChallenge ? limits.challenges : limits.posts).take(address);
        if (isChallenge) return challenge(inbox, wait);
        return post(request, build, contact, address, wait, take);
      };
      const response = await answer();
      const headers = { 'cache-control': 'no-store', ...corsHeaders(origin, allowed) };
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      if (response.status === 405) response.headers.set('allow', allow);
      return response;
    });
}

const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

async function challenge(inbox: () => Promise<Inbox>, wait: number): Promise<Response> {
  if (wait > 0) return jsonReply(429, {}, 'too-many', wait);
  try {
    const captcha = await (await inbox()).captcha('altcha');
    return Response.json(await captcha?.challenge?.());
  } catch {
    return jsonReply(503, {}, 'unavailable', DATABASE_PAUSE);
  }
}

/** @param wait seconds that the address has to wait; 0 where it may post */
async function post(
  request: Request,
  build: LoadedBuild,
  contact: ContactService,
  address: string,
  wait: number,
  take: TakeMessage,
): Promise<Response> {
  const kind = sentAs(request.headers);
  if (kind === undefined) return jsonReply(415, {}, 'content-type');
  const locale = localeOf(contact, build.basePath, request);
  const read = await readBody(request, kind, bodyLimit(locale.forms));
  const text = read?.text ?? '';
  const page = pageOf(build.basePath, request);
  const known = build.files.has(page) ? page : null;
  const frame = {
    locale,
    contact,
    build,
    action: actionOf(contact, build, locale, page),
    page: known,
  };
  const checkOwn = (sent: SentFields) => checkFields(locale, page, sent);
  // The app posts a form, too, where its captcha cannot be had.
  const asksJson = kind === 'json' || request.headers.get('accept') === 'application/json';
  const answers = asksJson
    ? jsonAnswers(frame, kind, text, checkOwn, page !== '')
    : formAnswers(frame, text, checkOwn);
  if (read?.isTooLarge) return answers.refuse('too-large');
  if (wait > 0) return answers.refuse('too-many', wait);
  const checked = read && answers.check();
  if (checked === undefined) return jsonReply(400, {}, 'malformed');
  const { refuse, ...sent } = checked;
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key)) return jsonReply(400, {}, 'idempotency-key');
  // Only what a machine filled in is taken without being right.
  if (isEmpty(sent.body.website) && refuse !== null) return refuse();
  const sentFrom = isOurs(request) ? known : null;
  const taken = await take({
    ...sent,
    page: sentFrom,
    key: key ?? (kind === 'form' ? plainKey(sent.body, sentFrom) : null),
    token: request.headers.get(CAPTCHA_HEADER),
    sentAs: kind,
    locale: locale.code,
    address,
    provider: contact.captcha,
  });
  if (taken.kind === 'too-many') return answers.refuse('too-many', taken.seconds);
  if (taken.kind !== 'stored')
    return answers.refuse(taken.kind, taken.kind === 'unavailable' ? DATABASE_PAUSE : undefined);
  return taken.state === 'spam' ? new Response(null, { status: 204 }) : answers.stored(taken.id);
}

/** A browser alone sends no key: the same text of the same page and day is the same message, pressed or loaded twice. */
const plainKey = (body: ContactBody, page: string | null) =>
  `form:${Math.floor(Date.now() / DAY)}:${bodyHash(body)}${page ?? ''}`;

/** What a form on an answer page posts to: its address says the language and the page of the form, since that page's own does not. */
function actionOf(
  { path, locales }: ContactService,
  { basePath, files }: LoadedBuild,
  locale: ContactLocale,
  page: string,
) {
  const isKnown = files.has(page) || locale.forms?.some(({ pages }) => pages.includes(page));
  const said = new URLSearchParams({
    ...(locale !== locales[0] && { [LANGUAGE]: locale.code }),
    ...(isKnown && { [PAGE]: page }),
  }).toString();
  return basePath + path + (said && `?${said}`);
}

/** The address of the page that has the form, as far as its address or the browser says which one it was. */
function pageOf(base: string, { url, headers }: Request): string {
  const said = new URL(url).searchParams.get(PAGE);
  if (said !== null) return said;
  const referer = headers.get('referer');
  return referer !== null && URL.canParse(referer)
    ? withoutSlash(new URL(referer).pathname).slice(base.length) || '/'
    : '';
}

/** Whether a page of this site posted: an answer page names it, or the browser says so; older ones only where it was. */
function isOurs({ url, headers }: Request): boolean {
  if (new URL(url).searchParams.has(PAGE)) return true;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const referer = headers.get('referer') ?? '';
  return URL.canParse(referer) && new URL(referer).host === headers.get('host');
}

/** The language that a form names, or else that of the page that posted. */
function localeOf({ locales }: ContactService, base: string, request: Request): ContactLocale {
  const asked = new URL(request.url).searchParams.get(LANGUAGE);
  const path = pageOf(base, request);
  const longest = [...locales].sort((a, b) => b.prefix.length - a.prefix.length);
  const found =
    locales.find(({ code }) => code === asked) ??
    longest.find(({ prefix }) => `${path}/`.startsWith(`${prefix}/`)) ??
    locales[0];
  if (found === undefined) throw new Error('The build names no language for the contact service.');
  return found;
}
