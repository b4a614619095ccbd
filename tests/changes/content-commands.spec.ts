import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callCommand } from '../support/call-command.ts';
import { runCommand } from '../support/run-command.ts';

const root = join(import.meta.dirname, '../..');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runCommand(folder, args);
/** What a command says besides: one run of each, which writes where it may, is a process of its own. */
const call = (...args: string[]) => callCommand(folder, args);
const read = (path: string) => readFile(join(folder, path), 'utf8');
const SITE = ['--site', 'site'];
const valid = { code: 0, stdout: '[]\n', stderr: '' };

// In the order of an editor's first day: each step works on what the one before has left.
test('new-site: complete and valid, advice included; never over what is there', async () => {
  expect(run('new-site', 'site', '--name', 'Small Firm')).toMatchObject({ code: 0, stderr: '' });
  expect(run('validate', ...SITE, '--strict', '--format', 'json')).toEqual(valid);
  expect(await call('validate', ...SITE, '--coverage')).toEqual({
    code: 0,
    stdout: 'The site has one language: nothing is to be translated.\n',
    stderr: '',
  });
  // The name that content brought from elsewhere is written for.
  expect(Object.keys(JSON.parse(await read('site/theme.json')).accents)).toEqual(['accent']);
  expect(await call('new-site', 'site')).toEqual({
    code: 1,
    stdout: '',
    stderr: '“site” is not empty. Nothing was written.\n',
  });
  await writeFile(join(folder, 'notes'), 'kept');
  expect(await call('new-site', 'notes')).toEqual({
    code: 1,
    stdout: '',
    stderr: '“notes” is a file. Nothing was written.\n',
  });
  expect(await read('notes')).toBe('kept');
  expect(await call('new-site', 'notes/below')).toEqual({
    code: 2,
    stdout: '',
    stderr: '“notes/below” cannot be written (ENOTDIR). Name another folder.\n',
  });
});

test('new-site: in other languages, another currency and time zone, whose words it asks for', async () => {
  const options = ['--language', 'ur', '--second', 'fr', '--currency', 'PKR', '--zone', 'Asia/Karachi'];
  expect(await call('new-site', 'ur', ...options)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(
      '\nThe engine’s own words are not known in ur: write them in ur/strings.json\n',
    ),
  });
  const { locales, money, timeZone } = JSON.parse(await readFile(join(folder, 'ur/site.json'), 'utf8'));
  expect(locales).toEqual([
    { code: 'ur', name: 'اردو', format: 'ur', dir: 'rtl' },
    { code: 'fr', name: 'français', format: 'fr', dir: 'ltr' },
  ]);
  expect([money.currency, timeZone]).toEqual(['PKR', 'Asia/Karachi']);
  const theme = JSON.parse(await readFile(join(folder, 'ur/theme.json'), 'utf8'));
  expect(theme.languages).toEqual({ ur: { lineHeight: 1.75, headingLineHeight: 1.32 } });
  const { code, stdout } = await call('validate', '--site', 'ur', '--format', 'json');
  expect(code).toBe(0);
  expect(stdout).toContain('In اردو these words of the engine are shown in English: skipToContent,');
  expect((await call('new-site', 'x', '--language', 'German')).code).toBe(2);
  const foreign = /₹|\bSIP\b|mutual fund|invest|wealth|Pune|saffron|c8871e|dca03a/i;
  const files = await readdir(join(folder, 'ur'), { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile() && !entry.parentPath.includes('.schemas'))) {
    const text = await readFile(join(file.parentPath, file.name), 'utf8');
    // The engine names its own words, the calculator’s among them.
    const said = file.name === 'strings.json' ? text.replace(/"\w+":|\{\w+\}/g, '') : text;
    expect(said, file.name).not.toMatch(foreign);
  }
});

test('new-page and new-item: valid at once', async () => {
  expect(run('new-page', 'about-us', '--title', 'About us', ...SITE)).toEqual({
    code: 0,
    stdout:
      'wrote site/pages/about-us.json\nwrote site/.schemas/ids/pages.schema.json\nNext: write the page’s sections, and link to /about-us from navigation.json or from another page. The next build publishes it; with "isActive": false it is a draft.\n',
    stderr: '',
  });
  expect(run('new-item', 'articles', 'a-draft', ...SITE)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /\bits numbers, days, choices and references are made up, and no check finds /,
    ),
    stderr: '',
  });
  expect(await call('new-item', 'team', 'a-draft', ...SITE)).toMatchObject({ code: 0, stderr: '' });
  expect(await call('new-item', 'publications', 'a-draft', ...SITE)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'A publication needs a document. Put a PDF file into public/documents/ first.\n',
  });
  expect(JSON.parse((await call('validate', ...SITE, '--format', 'json')).stdout)).toMatchObject([
    { code: 'reference/orphan' },
    { code: 'text/unfinished', pointer: '/seo/description' },
    { code: 'text/unfinished', pointer: '/sections/0/text' },
  ]);
});

test('refs: places as text and as JSON; an unknown name exits 1', async () => {
  expect(run('refs', '/articles', ...SITE)).toEqual({
    code: 0,
    stdout: [
      'site/navigation.json:7:16  "link": "/articles"',
      'site/navigation.json:29:16  "link": "/articles",',
      'site/navigation.json:46:22  "link": "/articles"',
      'site/pages/index.json:34:58  "What we have learnt so far is in our [articles](/articles)."',
      '4 uses of the page /articles.',
      '',
    ].join('\n'),
    stderr: '',
  });
  expect(JSON.parse((await call('refs', 'garden', ...SITE, '--format', 'json')).stdout)).toEqual([
    expect.objectContaining({ file: 'site/pages/contact-us.json', pointer: '/sections/0/defaultCity' }),
  ]);
  expect((await call('refs', '/about-us', ...SITE)).stdout).toBe('Nothing uses the page /about-us.\n');
  expect(await call('refs', '/artcles', ...SITE)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'There is no page “/artcles”. Did you mean “/articles”?\n',
  });
});

test('rename: shown first, then done; the site is as valid as before', async () => {
  const dry = await call('rename', '/articles', '/reading', ...SITE, '--dry-run');
  expect(dry.stdout).toContain(
    '--- site/pages/index.json\n+++ site/pages/index.json\n@@ -34 +34 @@\n-        "What we have learnt so far is in our [articles](/articles)."\n+        "What we have learnt so far is in our [articles](/reading)."\n',
  );
  expect(dry.stderr).toBe(
    'Nothing was written. Renaming the page /articles would change 4 references, 2 redirects.\n',
  );
  expect(existsSync(join(folder, 'site/pages/articles/index.json'))).toBe(true);
  expect(run('rename', '/articles', '/reading', ...SITE)).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(join(folder, 'site/pages/articles'))).toBe(false);
  expect(await read('site/pages/index.json')).toContain('[articles](/reading)');
  expect(await call('rename', '/images/cover.svg', '/images/curve.svg', ...SITE)).toMatchObject({ code: 0 });
  expect(await call('rename', '/reading', '/', ...SITE)).toMatchObject({ code: 1, stdout: '' });
  expect(JSON.parse((await call('validate', ...SITE, '--format', 'json')).stdout)).toMatchObject([
    { code: 'reference/orphan' },
    { code: 'text/unfinished', pointer: '/seo/description' },
    { code: 'text/unfinished', pointer: '/sections/0/text' },
  ]);
});

test('migrate: shown first, then done, then nothing is left to do', async () => {
  const schema = /"\$schema": "[^"]*"/;
  const [ofSite = ''] = schema.exec(await read('site/pages/index.json')) ?? [];
  const old = await readFile(join(root, 'tests/fixtures/old-site/pages/index.json'), 'utf8');
  const text = old.replace(schema, ofSite).replace('/articles/first', '/reading/a-first-article');
  await writeFile(join(folder, 'site/pages/index.json'), text);
  const before = await call('validate', ...SITE);
  expect(before.code).toBe(1);
  expect(before.stderr).toBe(
    'Some content is written for earlier versions of its blocks: npm run migrate -- --site site\n',
  );
  expect((await call('validate', ...SITE, '--format', 'github')).stderr).toBe(`::notice::${before.stderr}`);
  const dry = await call('migrate', ...SITE, '--dry-run');
  expect(dry).toEqual({
    code: 0,
    stdout:
      '--- site/pages/index.json\n+++ site/pages/index.json\n@@ -13 +13 @@\n-      "cite": "An old saying" }\n+      "source": "An old saying" }\n',
    stderr: 'blocks/quote: “cite” is called “source”.\nNothing was written.\n',
  });
  expect(run('migrate', ...SITE)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/\nNext: npm run validate -- --site site\n$/),
  });
  expect(await read('site/pages/index.json')).toBe(text.replace('"cite"', '"source"'));
  // What an editor completes with is brought up to date all the same.
  await rm(join(folder, 'site/.schemas/page.schema.json'));
  const done = 'The content is up to date: nothing to change.\n';
  const lists = await call('migrate', ...SITE, '--dry-run');
  expect(lists.stdout).toBe(done);
  expect(lists.stderr).toBe('would write site/.schemas/page.schema.json\n');
  expect((await call('migrate', ...SITE)).stdout).toBe(`${done}wrote site/.schemas/page.schema.json\n`);
  // All that a newer engine knows is one line.
  await rm(join(folder, 'site/.schemas/blocks'), { recursive: true });
  expect((await call('migrate', ...SITE)).stdout).toMatch(/^.*\nwrote site\/\.schemas\/ \(\d\d files\)\n$/);
});

test('migrate: of a site with a mistake is not said that it is up to date', async () => {
  const path = join(folder, 'ur/navigation.json');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('"primary"', '"primry"'));
  const { stdout } = await call('migrate', '--site', 'ur');
  await writeFile(path, text);
  expect(stdout).toMatch(/^Nothing to change yet\. .+: npm run validate -- --site ur\n/);
});

test('migrate: what is rewritten in a file and what is new in it are one change', async () => {
  const path = 'ur/locales/fr/strings.json';
  const { themeDark, ...words } = JSON.parse(await read(path));
  await writeFile(join(folder, path), JSON.stringify({ ...words, itemCount: '{count} lignes' }, null, 2));
  expect(await call('migrate', '--site', 'ur')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^changed ur\/locales\/fr\/strings\.json\nstrings: .*\nfrançais: the engine’s words themeDark\.\nNext: /,
    ),
  });
  expect(JSON.parse(await read(path))).toEqual({
    ...words,
    itemCount: { other: '{count} lignes' },
    themeDark,
  });
});

test('migrate: of a file that cannot be read it says why, and where', async () => {
  const path = join(folder, 'site/pages/unread.json');
  await writeFile(path, '{\n  "title": “A”\n}\n');
  const { code, stderr } = await call('migrate', ...SITE);
  await rm(path);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr:
      'site/pages/unread.json:2:12 cannot be read and was left as it is. This is a curly quote, as word processors write it. JSON takes the straight one: ".\n',
  });
});

test('migrate: what is refused is refused when it is only shown, too', async () => {
  const [schema, list] = ['site/schemas/places.schema.json', 'site/collections/places.json'];
  const old = [await read(schema), await read(list)] as const;
  const rooms = '"properties": { "rooms": { "type": "integer", "was": "/seats", "description": "Rooms." },';
  await writeFile(join(folder, schema), old[0].replace('"properties": {', rooms));
  await writeFile(join(folder, list), old[1].replace('"id"', '"seats": "many", "id"'));
  const dry = await call('migrate', ...SITE, '--dry-run');
  expect(dry).toMatchObject({ code: 1, stdout: expect.stringContaining('"rooms": "many"') });
  expect(dry.stderr).toContain('Nothing was written.\nThe site would have new mistakes afterwards');
  await writeFile(join(folder, schema), old[0]);
  await writeFile(join(folder, list), old[1]);
});

test('build --drafts --now: a preview that says so and keeps search engines out', async () => {
  const built = run('build', ...SITE, '--out', 'out', '--drafts', '--now', '2030-01-01');
  expect(built.stdout).toContain(
    'A preview with drafts as of 2030-01-01T00:00:00.000Z: search engines are told to keep out.',
  );
  expect(await read('out/robots.txt')).toContain('Disallow: /\n');
  expect(await read('out/reading/a-draft/index.html')).toContain('<meta name="robots" content="noindex"');
  expect(await call('build', ...SITE, '--out', 'out', '--now', 'soon')).toMatchObject({ code: 2 });
});
