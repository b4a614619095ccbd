import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callCommand } from '../support/call-command.ts';
import { FULL } from '../support/proof.ts';
import { runCommand } from '../support/run-command.ts';

const root = resolve(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'page-engine-build-'));
const site = join(work, 'site-config');
const dist = join(work, 'dist');

afterAll(() => rmSync(work, { recursive: true, force: true }));

const build = (...args: string[]) => runCommand(root, ['build', ...args]);

/** Every file below a folder with the hash of its bytes. */
function snapshot(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map(
        (path) =>
          [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** `table.tsx:67`: the place in the block `table` where something stands. */
const placeOf = (file: string, what: string) => {
  const lines = readFileSync(join(root, 'src/blocks/table', file), 'utf8').split('\n');
  return `${file}:${lines.findIndex((line) => line.includes(what)) + 1}`;
};

/** The scripts that come before one of the app runs, by the names of their chunks. */
function waitedFor(chunk: string, found = new Set<string>()): string[] {
  found.add(chunk);
  const file = readdirSync(join(dist, 'assets')).find((name) => name.replace(/-.{8}\.js$/, '') === chunk);
  const [imports] = parse(readFileSync(join(dist, 'assets', `${file}`), 'utf8'));
  for (const { type, specifier } of imports) {
    const other = specifier?.replace(/^\.\/|-.{8}\.js$/g, '');
    // At once, not when it is asked for.
    if (type === 'static' && other !== undefined && !found.has(other)) waitedFor(other, found);
  }
  return [...found].sort();
}

const html = (route: string) => readFileSync(join(dist, route, 'index.html'), 'utf8');

beforeAll(() => {
  cpSync(join(root, 'site-config'), site, { recursive: true });
  // Where the site is built already, there is less to do.
  if (process.env.SITE_DIR) cpSync(process.env.SITE_DIR, dist, { recursive: true });
  const { code, stderr } = build('--site', site, '--out', dist);
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

describe('build', () => {
  it('writes every route of the specification as a page of its own', () => {
    const services = [
      'retirement-investments',
      'wealth-creation',
      'risk-management',
      'international-investments',
      'global-tax-advisory',
      'estate-planning',
      'treasury-operations-for-corporates',
    ];
    const profiles = ['business', 'for-her', 'global', 'new-gen', 'professional', 'salaried', 'retiree'];
    const articles = [
      'union-budget-2023',
      'consistency-beats-rare-moments-of-greatness',
      'emotions-truth-and-decisions',
      'identifying-a-good-financial-advisor',
      'the-most-important-question-of-your-life',
    ];
    const routes = [
      ...[
        '',
        'about-us',
        'process-chart',
        'my-account',
        'products',
        'products/mutual-funds',
        'products/stocks',
        'sip',
        'services',
        'select-your-profile',
      ],
      ...[
        'knowledge-bank',
        'knowledge-bank/events',
        'knowledge-bank/articles',
        'knowledge-bank/publications',
        'contact-us',
        'sign-up',
      ],
      ...services.map((slug) => `services/${slug}`),
      ...profiles.map((slug) => `select-your-profile/${slug}`),
      ...articles.map((slug) => `knowledge-bank/articles/${slug}`),
    ];
    expect(routes.filter((route) => !existsSync(join(dist, route, 'index.html')))).toEqual([]);
    expect(existsSync(join(dist, '404.html'))).toBe(true);
    expect(readFileSync(join(dist, '.nojekyll'), 'utf8')).toBe('');
  });

  it('has a list and the contact form wait for no script that only a dialog needs', async () => {
    await init;
    const parts = ['app', 'islands', 'react', 'site-finder'];
    expect(waitedFor('collection-list')).toEqual([...parts, 'collection-list'].sort());
    expect(waitedFor('contact-panel')).toEqual([...parts, 'contact-panel', 'machines', 'useForm'].sort());
  });

  it('tells the server all that it needs to take contact messages, and every page the policies of the embedded captcha', () => {
    const manifest = JSON.parse(readFileSync(join(dist, '_build.json'), 'utf8'));
    expect(manifest.contact).toMatchObject({
      path: '/service/simplicityService/contactUs',
      own: true,
      captcha: 'altcha',
      allowOrigins: [],
      locales: [
        { prefix: '', page: '/contact-us', consent: null, words: { captchaMissing: 'Captcha is required' } },
        { prefix: '/hi', page: '/hi/contact-us', words: { contactSend: 'संदेश भेजें' } },
      ],
    });
    expect(existsSync(join(dist, manifest.contact.stylesheet))).toBe(true);
    const [all] = manifest.headers;
    expect(all.path).toBe('/');
    expect(all.headers['Content-Security-Policy']).toContain(
      '; trusted-types document svelte-trusted-html altcha-worker;',
    );
  });

  it('leaves the sections in their places: nothing waits in a hidden element', () => {
    const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThan(100);
    const moved = pages.filter((file) =>
      /<div hidden id="S:|<template id="B:/.test(readFileSync(join(dist, file), 'utf8')),
    );
    expect(moved).toEqual([]);
  });

  it('writes one inline script, the same on every page and of at most 700 bytes', () => {
    const inline = (route: string) =>
      [...html(route).matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1] ?? '');
    const [script = ''] = inline('');
    expect(inline('')).toHaveLength(1);
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(700);
    expect(inline('about-us')).toEqual([script]);
  });

  it('tells the app in each document which build it is of, where it lies, and where its words are', () => {
    const [, text = ''] = /id="page-engine">([^<]*)</.exec(html('about-us')) ?? [];
    const boot: { build: string; path: string; words: string } = JSON.parse(text);
    expect(boot.path).toBe('/about-us');
    expect(html('')).toContain(`"build":"${boot.build}"`);
    expect(JSON.parse(readFileSync(join(dist, boot.words), 'utf8'))).toHaveProperty('strings.dismiss');
  });

  it('keeps no second form of a page beside its document', () => {
    const kinds = readdirSync(join(dist, '_data'));
    expect(kinds.sort()).toEqual(['search', 'shared', 'words']);
  });

  it('is byte for byte the same when nothing changed, and renders nothing again', () => {
    const before = snapshot(dist);
    const { code, stdout } = build('--site', site, '--out', dist);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\d+ pages, 0 rendered/);
    expect(snapshot(dist)).toEqual(before);
  });

  it.runIf(FULL)('sees a file whose length is as before, and one that is missing from the output', () => {
    const file = join(site, 'pages/about-us.json');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace(/(?<="heading": "[^"]*)a/, 'e'));
    const changed = build('--site', site, '--out', dist);
    expect([changed.code, changed.stdout]).toEqual([0, expect.stringContaining(' pages, 1 rendered')]);
    writeFileSync(file, before);
    build('--site', site, '--out', dist);
    const whole = snapshot(dist);
    rmSync(join(dist, 'about-us/index.html'));
    expect(build('--site', site, '--out', dist).stdout).toContain(' 1 rendered');
    expect(snapshot(dist)).toEqual(whole);
  });

  it('after a change renders only the pages that it touches, to the same bytes as a build from nothing', () => {
    const file = join(site, 'pages/terms.json');
    const text = readFileSync(file, 'utf8');
    const page: { sections: { heading?: string }[] } = JSON.parse(text);
    const [first] = page.sections;
    if (first) first.heading = 'Changed terms';
    writeFileSync(file, JSON.stringify(page, null, 2));
    const { stdout } = build('--site', site, '--out', dist);
    expect(stdout).toMatch(/^\d+ pages, 1 rendered/);
    expect(html('terms')).toContain('Changed terms');
    expect(readFileSync(join(dist, '_data/search/en.json'), 'utf8')).toContain('Changed terms');

    // What stands at the foot of every page is put around what the pages say, which is taken over.
    const menus = join(site, 'navigation.json');
    const before = readFileSync(menus, 'utf8');
    writeFileSync(menus, before.replace(/("copyright": ")/, '$1Changed foot '));
    const again = build('--site', site, '--out', dist, '--why', '/terms');
    expect(again.stdout).toContain('/terms: the code, or the frame around every page, changed.');
    expect(html('terms')).toContain('Changed foot');
    const fresh = join(work, 'fresh');
    expect(build('--site', site, '--out', fresh).code).toBe(0);
    expect(snapshot(fresh)).toEqual(snapshot(dist));
    writeFileSync(file, text);
    writeFileSync(menus, before);
  });

  it('reports every mistake of an invalid site and leaves the output as it was', () => {
    const before = snapshot(dist);
    const file = join(site, 'pages/terms.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"title"', '"titel"').replace('"type": "prose"', '"type": "proze"'));
    const { code, stderr } = build('--site', site, '--out', dist);
    writeFileSync(file, text);
    expect(code).toBe(1);
    expect(stderr).toContain('“titel” is not a property here.');
    expect(stderr).toContain('There is no block “proze”.');
    expect(stderr).toContain('2 errors, 0 warnings');
    expect(snapshot(dist)).toEqual(before);
  });

  it.each([
    [
      'a resolver',
      'Math',
      'min',
      'resolveTable',
      ['pages/commission-disclosure.json'],
      'resolved',
      placeOf('resolve.ts', '...decimals)'),
    ],
    [
      'a view',
      'Array.prototype',
      'map',
      'at Table',
      ['/commission-disclosure', '/hi/commission-disclosure'],
      'rendered',
      placeOf('table.tsx', 'data.rows.map('),
    ],
  ])(
    'says in one sentence which section %s failed at, and where, and exits 1',
    (_, of, name, within, pages, made, place) => {
      const before = snapshot(dist);
      const file = join(site, 'pages/commission-disclosure.json');
      const failing = join(work, 'failing.cjs');
      writeFileSync(
        failing,
        // What writes a stack may ask for the same.
        `const { ${name} } = ${of};
      let stack = '';
      ${of}.${name} = function (...all) {
        if (stack === undefined) return ${name}.apply(this, all);
        stack = undefined;
        stack = new Error().stack;
        if (stack.includes('${within}')) throw new Error('no rows');
        return ${name}.apply(this, all);
      };`,
      );
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace('"title": "', '"title": "The '));
      const env = { NODE_OPTIONS: `--require "${failing}"` };
      const ended = runCommand(root, ['build', '--site', site, '--out', dist], env);
      writeFileSync(file, text);
      const told = pages.map(
        (page) =>
          `${page}: the section “ranges” (table) could not be ${made}: no rows\n    at src/blocks/table/${place}\n`,
      );
      expect(ended).toEqual({ code: 1, stdout: '', stderr: told.join('') });
      expect(snapshot(dist)).toEqual(before);
    },
  );

  it('says in one sentence that a folder is missing, and exits 2', () => {
    const { code, stderr } = build('--site', join(work, 'nowhere'));
    expect(code).toBe(2);
    expect(stderr).toBe(`There is no folder “${join(work, 'nowhere')}”.\n`);
  });

  it('refuses to say why of an address that no page has, names the nearest, and exits 2', () => {
    const { code, stdout, stderr } = build('--site', site, '--out', dist, '--why', '/hi/abut-us');
    expect(stderr).toBe('There is no page “/hi/abut-us”. Did you mean “/hi/about-us”?\n');
    expect([code, stdout]).toEqual([2, '']);
  });

  it.runIf(FULL)('takes an empty SITE_ENV for none: production', () => {
    expect(runCommand(root, ['build', '--site', site, '--out', dist], { SITE_ENV: '' }).code).toBe(0);
    expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toContain('\nAllow: /\n');
  });

  it('refuses a folder that holds something else', () => {
    const { code, stderr } = build('--site', site, '--out', site);
    expect(code).toBe(2);
    expect(stderr).toContain('is not empty and holds no build');
  });

  it('marks titles and forbids indexing outside production', async () => {
    const out = join(work, 'dev');
    expect((await callCommand(work, ['new-site', 'small', '--name', 'Small'])).code).toBe(0);
    const args = ['build', '--site', 'small', '--out', out];
    const { code, stdout } = runCommand(work, args, { SITE_ENV: 'dev' });
    expect([code, stdout.split('\n')[0]]).toEqual([
      0,
      'Built for “dev”: search engines are told to keep out.',
    ]);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toMatch(/<title>DEVELOPMENT \| /);
    expect(readFileSync(join(out, 'robots.txt'), 'utf8')).toBe('User-agent: *\nDisallow: /\n');
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<meta name="robots" content="noindex"');
    expect(readFileSync(join(out, '_headers'), 'utf8')).toContain('\n  X-Robots-Tag: noindex\n');
  });
});
