export interface PolicyInput {
  /** `self`: our own scripts and the boot script; `hashes`: nothing but the named hashes. */
  readonly scripts: 'self' | 'hashes';
  /** Hash of the inline boot script: `sha256-…`. */
  readonly bootHash: string;
  /** Hashes of entry, chunks and import map; used in the mode `hashes` only. */
  readonly scriptHashes: readonly string[];
  readonly connect: readonly string[];
  readonly formAction: readonly string[];
  readonly images: readonly string[];
  readonly frames: readonly string[];
  /** Names of the Trusted Types policies that the app may create. */
  readonly trustedTypes: readonly string[];
}

/** What pages are allowed besides: all of them, or one kind. */
export interface PagePolicy {
  readonly scripts?: readonly string[];
  readonly frames?: readonly string[];
  readonly connect?: readonly string[];
  readonly images?: readonly string[];
  readonly styles?: readonly string[];
  readonly trustedTypes?: readonly string[];
  /** Scripts of other origins run here, and not all of those know Trusted Types: they are not required. */
  readonly untyped?: true;
}

/** Both together. */
export function joinPolicies(one: PagePolicy, other: PagePolicy): PagePolicy {
  const both = (key: 'scripts' | 'frames' | 'connect' | 'images' | 'styles' | 'trustedTypes') => [
    ...(one[key] ?? []),
    ...(other[key] ?? []),
  ];
  return {
    scripts: both('scripts'),
    frames: both('frames'),
    connect: both('connect'),
    images: both('images'),
    styles: both('styles'),
    trustedTypes: both('trustedTypes'),
    ...(one.untyped || other.untyped ? { untyped: true } : {}),
  };
}

type Directive = readonly [name: string, ...values: readonly string[]];

/**
 * The Content-Security-Policy, without `upgrade-insecure-requests` (that depends on the scheme).
 *
 * @throws TypeError when a value could break out of its directive.
 */
export function contentSecurityPolicy(input: PolicyInput, page: PagePolicy = {}): string {
  const hashes = [input.bootHash, ...(input.scripts === 'hashes' ? input.scriptHashes : [])];
  const scripts = [
    ...(input.scripts === 'self' ? ["'self'"] : []),
    ...hashes.map(quoteHash),
    ...sources(page.scripts ?? []),
  ];
  const policies = [...input.trustedTypes, ...(page.trustedTypes ?? [])];
  const typed: readonly Directive[] = [
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...orNone(policies.map(checkPolicyName))],
  ];
  const directives: readonly Directive[] = [
    ['default-src', "'none'"],
    ['script-src', ...unique(scripts)],
    ...(page.untyped ? [] : typed),
    ['style-src', "'self'", ...sources(page.styles ?? [])],
    // Radix prerenders `style=`, and what the policy blocks there is not repaired by hydration.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...sources([...input.images, ...(page.images ?? [])])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...sources([...input.connect, ...(page.connect ?? [])])],
    ['form-action', "'self'", ...sources(input.formAction)],
    ['frame-src', ...orNone(sources([...input.frames, ...(page.frames ?? [])]))],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['media-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

function quoteHash(hash: string): string {
  if (!/^sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}$/.test(hash)) {
    throw new TypeError(`'${hash}' is not a script hash: write it as 'sha256-…'.`);
  }
  return `'${hash}'`;
}

function sources(list: readonly string[]): string[] {
  return unique(list.map(checkSource));
}

function checkSource(source: string): string {
  // Quotes too: a keyword such as 'unsafe-inline' is never a configured origin.
  if (source === '' || /[\s;,'"]/.test(source)) {
    throw new TypeError(`'${source}' is not an origin that a security policy can name.`);
  }
  return source;
}

function checkPolicyName(name: string): string {
  if (!/^[A-Za-z0-9\-#=_/@.%]+$/.test(name)) {
    throw new TypeError(`'${name}' is not a Trusted Types policy name.`);
  }
  return name;
}

function orNone(values: readonly string[]): readonly string[] {
  return values.length === 0 ? ["'none'"] : values;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
