type List = 'scripts' | 'frames' | 'connect' | 'images' | 'styles' | 'trustedTypes';

/** What pages are allowed besides: all of them, or one kind. `trustedTypes` are names of policies that scripts may create. */
export type PagePolicy = Partial<Readonly<Record<List, readonly string[]>>> & {
  /** Scripts of other origins run here, and not all of those know Trusted Types: they are not required. */
  readonly untyped?: true;
};

export interface PolicyInput
  extends Readonly<Record<Exclude<List, 'scripts' | 'styles'>, readonly string[]>> {
  /** `self`: our own scripts and the boot script; `hashes`: nothing but the named hashes. */
  readonly scripts: 'self' | 'hashes';
  /** Hash of the inline boot script: `sha256-…`. */
  readonly bootHash: string;
  /** Hashes of entry, chunks and import map; used in the mode `hashes` only. */
  readonly scriptHashes: readonly string[];
  readonly formAction: readonly string[];
}

type Directive = readonly [name: string, ...values: readonly string[]];

/**
 * The Content-Security-Policy, without `upgrade-insecure-requests` (that depends on the scheme).
 *
 * @throws TypeError when a value could break out of its directive.
 */
export function contentSecurityPolicy(input: PolicyInput, ...pages: readonly PagePolicy[]): string {
  const more = (list: List) => pages.flatMap((page) => page[list] ?? []);
  const hashes = [input.bootHash, ...(input.scripts === 'hashes' ? input.scriptHashes : [])];
  const own = [...(input.scripts === 'self' ? ["'self'"] : []), ...hashes.map(quoteHash)];
  const policies = [...input.trustedTypes, ...more('trustedTypes')];
  const typed: readonly Directive[] = [
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...orNone(policies.map(checkPolicyName))],
  ];
  const directives: readonly Directive[] = [
    ['default-src', "'none'"],
    ['script-src', ...new Set([...own, ...sources(more('scripts'))])],
    ...(pages.some(({ untyped }) => untyped) ? [] : typed),
    ['style-src', "'self'", ...sources(more('styles'))],
    // Radix prerenders `style=`, and what the policy blocks there is not repaired by hydration.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...sources([...input.images, ...more('images')])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...sources([...input.connect, ...more('connect')])],
    ['form-action', "'self'", ...sources(input.formAction)],
    ['frame-src', ...orNone(sources([...input.frames, ...more('frames')]))],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['media-src', "'self'", ...sources(input.images)],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** @returns the value. @throws TypeError where it is not what it should be, and could break out of its directive */
function checked(value: string, pattern: RegExp, what: string): string {
  if (pattern.test(value)) return value;
  throw new TypeError(`'${value}' is not ${what}.`);
}

const quoteHash = (hash: string) =>
  `'${checked(hash, /^sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}$/, "a script hash: write it as 'sha256-…'")}'`;

/** No quotes either: a keyword such as 'unsafe-inline' is never a configured source. */
const sources = (list: readonly string[]) => [
  ...new Set(list.map((one) => checked(one, /^[^\s;,'"]+$/, 'an origin that a security policy can name'))),
];

const checkPolicyName = (name: string) =>
  checked(name, /^[A-Za-z0-9\-#=_/@.%]+$/, 'a Trusted Types policy name');

const orNone = (values: readonly string[]): readonly string[] => (values.length === 0 ? ["'none'"] : values);
