import type { HeaderRule } from '../model/build-manifest.ts';
import { recordOf } from '../model/record-of.ts';
import { contentSecurityPolicy, type PagePolicy, type PolicyInput } from './content-security-policy.ts';
import { SPECULATION_RULES } from './served-files.ts';

export interface SecurityInput extends PolicyInput {
  /** The site's base URL is https: upgrade requests, and tell browsers to stay with https. */
  readonly https: boolean;
  /** Search engines are to keep out of pages and documents alike. */
  readonly unlisted?: boolean;
  /** What all addresses are allowed, for a tag manager. */
  readonly everywhere?: PagePolicy | undefined;
  /** The address of what browsers may fetch before it is asked for. */
  readonly speculation?: string;
  /** The addresses of the web app manifests. */
  readonly manifests?: readonly string[];
  /** Scripts that run as workers: they have a policy of their own. */
  readonly workers?: readonly string[];
  /** Addresses that are allowed more than the others. */
  readonly pages?: { readonly addresses: readonly string[]; readonly policy: PagePolicy } | undefined;
}

/** One year; sub-domains are the firm's own business. */
const STRICT_TRANSPORT = 'max-age=31536000';

const UPGRADE = 'upgrade-insecure-requests';

/** Powerful features that no page uses. Those of players need no word: a page has them, and a frame only what its page passes on. */
const PERMISSIONS =
  `accelerometer browsing-topics camera display-capture geolocation gyroscope hid idle-detection
  local-fonts magnetometer microphone midi payment serial
  usb xr-spatial-tracking`
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .join(', ');

/** What browsers heed with documents and workers: other files are sent without it, and are shorter for it. */
const DOCUMENTS_ONLY = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Speculation-Rules',
];

/** Feed readers and other sites' previews show and play these. */
const EMBEDDED = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const policyOf = (input: SecurityInput, page: PagePolicy = {}): string =>
  contentSecurityPolicy(input, input.everywhere ?? {}, page) + (input.https ? `; ${UPGRADE}` : '');

/**
 * The one table of security headers: the build writes it to the manifest, which our server follows,
 * and to `_headers` for static hosts.
 *
 * @throws TypeError when a source, hash or policy name would break out of its directive.
 */
export function securityHeaders(input: SecurityInput): HeaderRule[] {
  const none = recordOf(DOCUMENTS_ONLY, () => '');
  const exactly = (paths: readonly string[] = [], page?: PagePolicy) =>
    paths.map((path) => ({
      path,
      exact: true as const,
      headers: { 'Content-Security-Policy': policyOf(input, page) },
    }));
  return [
    {
      path: '/',
      headers: {
        'Content-Security-Policy': policyOf(input),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': PERMISSIONS,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...(input.speculation ? { 'Speculation-Rules': `"${input.speculation}"` } : {}),
        ...(input.unlisted ? { 'X-Robots-Tag': 'noindex' } : {}),
        ...(input.https ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {}),
      },
    },
    ...exactly(input.pages?.addresses, input.pages?.policy),
    { path: '/assets/', headers: none },
    { path: '/_data/', headers: none },
    ...['/documents/', '/audio/', '/video/'].map((path) => ({ path, headers: EMBEDDED })),
    // A drawing may be opened as a document, and then runs nothing.
    { path: '/media/', headers: { ...none, 'Content-Security-Policy': DRAWING_POLICY, ...EMBEDDED } },
    {
      path: `/${SPECULATION_RULES.file}`,
      exact: true,
      headers: { ...none, 'Content-Type': SPECULATION_RULES.type },
    },
    ...(input.manifests ?? []).map((path) => ({ path, exact: true as const, headers: none })),
    ...exactly(input.workers),
  ];
}

export type PagePolicies = ReturnType<typeof pagePolicies>;

/** What a page's own `<meta>` can say of its policy: who may frame it only a header can. */
export function pagePolicies(input: SecurityInput) {
  const said = (page?: PagePolicy) => policyOf(input, page).replace(/; frame-ancestors [^;]*/, '');
  return { all: said(), own: said(input.pages?.policy) };
}

/**
 * The headers of one answer, by lower-case name. Over plain HTTP (a laptop's preview of a build meant for
 * https) the browser must not be told to upgrade: it would ask a port that speaks no TLS for style sheets.
 */
export function headersForScheme(headers: ReadonlyMap<string, string>, secure: boolean) {
  if (secure) return new Map([['strict-transport-security', STRICT_TRANSPORT], ...headers]);
  const out = new Map(headers);
  out.delete('strict-transport-security');
  const policy = out.get('content-security-policy');
  if (policy !== undefined) out.set('content-security-policy', policy.replace(`; ${UPGRADE}`, ''));
  return out;
}
