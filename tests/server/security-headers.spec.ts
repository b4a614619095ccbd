import { describe, expect, it } from 'vitest';
import { CAPTCHA_POLICY, tagManagerPolicy } from '../../src/server/foreign-policies.ts';
import {
  headersForScheme,
  pagePolicies,
  type SecurityInput,
  securityHeaders,
} from '../../src/server/security-headers.ts';

const plain: SecurityInput = {
  scripts: 'self',
  bootHash: 'sha256-boot',
  scriptHashes: ['sha256-entry', 'sha256-map'],
  connect: [],
  formAction: [],
  images: [],
  frames: [],
  https: false,
  trustedTypes: ['head'],
};

function header(name: string, input: Partial<SecurityInput> = {}): string {
  const [rule] = securityHeaders({ ...plain, ...input });
  return rule?.headers[name] ?? '';
}

const policy = (input: Partial<SecurityInput> = {}) => header('Content-Security-Policy', input).split('; ');

describe('Content-Security-Policy', () => {
  it('allows our own files, the boot script, and nothing else', () => {
    expect(policy()).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-boot'",
      "require-trusted-types-for 'script'",
      'trusted-types head',
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "frame-src 'none'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "media-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it('allows scripts by hash alone in the mode hashes', () => {
    expect(policy({ scripts: 'hashes' })).toContain("script-src 'sha256-boot' 'sha256-entry' 'sha256-map'");
  });

  it('names the configured origins, each once', () => {
    const lines = policy({
      connect: ['https://api.example.com', 'https://api.example.com'],
      formAction: ['https://forms.example.com'],
      images: ['https://media.example.com'],
      frames: ['https://www.youtube-nocookie.com'],
    });
    expect(lines).toContain("connect-src 'self' https://api.example.com");
    expect(lines).toContain("form-action 'self' https://forms.example.com");
    expect(lines).toContain("img-src 'self' data: https://media.example.com");
    // A host of pictures and documents has the site’s sounds and videos, too.
    expect(lines).toContain("media-src 'self' https://media.example.com");
    expect(lines).toContain('frame-src https://www.youtube-nocookie.com');
  });

  it('refuses every Trusted Types policy when none is named', () => {
    expect(policy({ trustedTypes: [] })).toContain("trusted-types 'none'");
  });

  it('upgrades requests only on https', () => {
    expect(policy()).not.toContain('upgrade-insecure-requests');
    expect(policy({ https: true })).toContain('upgrade-insecure-requests');
  });

  it.each([
    [{ images: ["https://a.example; script-src 'unsafe-inline'"] }, 'is not an origin'],
    [{ connect: ["'unsafe-eval'"] }, 'is not an origin'],
    [{ frames: ['https://a.example,https://b.example'] }, 'is not an origin'],
    [{ bootHash: "x' *" }, 'is not a script hash'],
    [{ trustedTypes: ["head 'allow-duplicates'"] }, 'is not a Trusted Types policy name'],
  ])('refuses %j, which would break out of its directive', (input, message) => {
    expect(() => policy(input)).toThrow(message);
  });
});

describe('a page with the contact form', () => {
  const onPage = (provider: keyof typeof CAPTCHA_POLICY) => {
    const more = CAPTCHA_POLICY[provider] ?? {};
    const rules = securityHeaders({ ...plain, pages: { addresses: ['/contact-us'], policy: more } });
    expect(rules.slice(0, 2).map(({ path, exact }) => [path, exact])).toEqual([
      ['/', undefined],
      ['/contact-us', true],
    ]);
    expect(rules[0]?.headers['Content-Security-Policy']).toBe(header('Content-Security-Policy'));
    return (rules[1]?.headers['Content-Security-Policy'] ?? '').split('; ');
  };

  it('may use the embedded captcha: two policies more, its worker is our own file', () => {
    const lines = onPage('altcha');
    expect(lines).toContain('trusted-types head svelte-trusted-html altcha-worker');
    expect(lines).toContain("worker-src 'self'");
    expect(lines).toContain("script-src 'self' 'sha256-boot'");
  });

  it('may use a captcha of somebody else: its origins, and no Trusted Types, which not all of them know', () => {
    const lines = onPage('hcaptcha');
    expect(lines).toContain("script-src 'self' 'sha256-boot' https://hcaptcha.com https://*.hcaptcha.com");
    expect(lines).toContain('frame-src https://hcaptcha.com https://*.hcaptcha.com');
    expect(lines).toContain("connect-src 'self' https://hcaptcha.com https://*.hcaptcha.com");
    expect(lines).toContain("style-src 'self' https://hcaptcha.com https://*.hcaptcha.com");
    expect(lines.join()).not.toContain('trusted-types');
    expect(onPage('turnstile')).toContain(
      "script-src 'self' 'sha256-boot' https://challenges.cloudflare.com",
    );
    expect(onPage('recaptcha')).toContain(
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    );
  });
});

describe('with a tag manager', () => {
  const GOOGLE = 'https://*.googletagmanager.com';
  const SENT = `${GOOGLE} https://*.google-analytics.com https://*.analytics.google.com`;
  const OTHER = 'https://tags.example.com';

  it('every page allows its scripts and those of the named origins, and requires no Trusted Types', () => {
    const lines = policy({ everywhere: tagManagerPolicy([OTHER]) });
    expect(lines.filter((line) => !policy().includes(line))).toEqual([
      `script-src 'self' 'sha256-boot' ${GOOGLE} ${OTHER}`,
      `img-src 'self' data: ${SENT} ${OTHER}`,
      `connect-src 'self' ${SENT} ${OTHER}`,
      `frame-src ${GOOGLE} ${OTHER}`,
    ]);
    expect(lines.join()).not.toContain('trusted-types');
  });

  it('a page with a captcha of somebody else allows both', () => {
    const [, rule] = securityHeaders({
      ...plain,
      everywhere: tagManagerPolicy([]),
      pages: { addresses: ['/contact-us'], policy: CAPTCHA_POLICY.turnstile ?? {} },
    });
    expect(rule?.headers['Content-Security-Policy']).toContain(
      `script-src 'self' 'sha256-boot' ${GOOGLE} https://challenges.cloudflare.com;`,
    );
  });
});

describe('the other headers', () => {
  it('tell search engines to keep out of documents too where nothing is to be indexed', () => {
    expect(header('X-Robots-Tag', { unlisted: true })).toBe('noindex');
    expect(securityHeaders(plain)[0]?.headers).not.toHaveProperty('X-Robots-Tag');
  });

  it('hold the fixed values', () => {
    expect(header('X-Content-Type-Options')).toBe('nosniff');
    expect(header('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(header('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(header('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  it('deny powerful features, and none that a player or the clipboard needs', () => {
    const features = header('Permissions-Policy').split(', ');
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']) {
      expect(features).toContain(`${feature}=()`);
    }
    expect(features.filter((feature) => !/^[a-z]+(-[a-z]+)*=\(\)$/.test(feature))).toEqual([]);
    expect(features.join()).not.toMatch(/autoplay|encrypted-media|fullscreen|picture-in-picture|clipboard/);
  });

  it('tell browsers to stay with https only when the base URL is https', () => {
    expect(header('Strict-Transport-Security')).toBe('');
    expect(header('Strict-Transport-Security', { https: true })).toBe('max-age=31536000');
  });
});

describe('in a page itself', () => {
  it('stands all that a policy there may say', () => {
    const { all, own } = pagePolicies({
      ...plain,
      https: true,
      pages: { addresses: ['/contact-us'], policy: { trustedTypes: ['captcha'] } },
    });
    expect(all.split('; ')).toEqual([...policy().slice(0, -1), 'upgrade-insecure-requests']);
    expect(own).toBe(all.replace('trusted-types head', 'trusted-types head captcha'));
  });
});

describe('an answer over plain HTTP', () => {
  const table = new Map([
    ['strict-transport-security', 'max-age=1'],
    ['content-security-policy', "default-src 'none'; upgrade-insecure-requests"],
  ]);

  it('neither upgrades requests nor promises https', () => {
    expect([...headersForScheme(table, false)]).toEqual([['content-security-policy', "default-src 'none'"]]);
  });

  it('is the only one that differs', () => {
    expect(new Map(headersForScheme(table, true))).toEqual(table);
    expect([...headersForScheme(new Map(), true)]).toEqual([
      ['strict-transport-security', 'max-age=31536000'],
    ]);
  });
});

describe('what documents and workers alone are sent with', () => {
  const rules = securityHeaders({
    ...plain,
    workers: ['/assets/w.js'],
    speculation: '/speculation-rules.json',
    manifests: ['/hi/site.webmanifest'],
  });
  const [all, ...others] = rules;
  const at = (path: string) => others.find((rule) => rule.path === path);
  const {
    'X-Content-Type-Options': _,
    'Cross-Origin-Resource-Policy': __,
    ...documents
  } = all?.headers ?? {};
  const none = Object.fromEntries(Object.keys(documents).map((name) => [name, '']));

  it('is taken from scripts, styles, fonts, data and what browsers fetch beside a page', () => {
    expect(all?.headers['X-Content-Type-Options']).toBe('nosniff');
    expect(at('/assets/')?.headers).toEqual(none);
    expect(at('/_data/')?.headers).toEqual(none);
    expect(at('/hi/site.webmanifest')).toEqual({
      path: '/hi/site.webmanifest',
      exact: true,
      headers: none,
    });
    expect(at('/media/')?.headers).toEqual({
      ...none,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
  it.each(['/documents/', '/audio/', '/video/'])('%s is for other sites, too', (path) => {
    expect(at(path)?.headers).toEqual({ 'Cross-Origin-Resource-Policy': 'cross-origin' });
  });
  it('a worker has its own', () => {
    expect(at('/assets/w.js')).toEqual({
      path: '/assets/w.js',
      exact: true,
      headers: { 'Content-Security-Policy': all?.headers['Content-Security-Policy'] },
    });
  });
  it('browsers learn what to fetch before it is asked for', () => {
    expect(all?.headers['Speculation-Rules']).toBe('"/speculation-rules.json"');
    expect(at('/speculation-rules.json')?.headers).toEqual({
      ...none,
      'Content-Type': 'application/speculationrules+json',
    });
  });
});
