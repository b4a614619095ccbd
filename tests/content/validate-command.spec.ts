import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callCommand } from '../support/call-command.ts';
import { runCommand } from '../support/run-command.ts';

const root = join(import.meta.dirname, '../..');

let folder = '';
let valid = '';
let invalid = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'validate-'));
  [valid, invalid] = [join(folder, 'valid'), join(folder, 'invalid')];
  // As small as can be: what ships with the engine has its own check, and its own tests.
  expect((await callCommand(folder, ['new-site', 'valid', '--name', 'Small'])).code).toBe(0);
  await cp(valid, invalid, { recursive: true });
  await writeFile(join(invalid, 'pages/contact-us.json'), '{\n  "title": "A, b: 50%",\n}\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const validate = (...args: string[]) => callCommand(folder, ['validate', ...args]);
/** As a process of its own: once for each exit code. */
const run = (...args: string[]) => runCommand(folder, ['validate', ...args]);

const MESSAGE = 'A name in double quotes is expected here. Is there a comma too many before it?';
// Other pages and menus lead to the page that cannot be read: none of those links is called wrong.
const diagnostic = {
  file: 'invalid/pages/contact-us.json',
  line: 3,
  column: 1,
  endLine: 3,
  endColumn: 2,
  severity: 'error',
  code: 'json/syntax',
  pointer: '',
  message: MESSAGE,
};

describe('a valid site: exit 0', () => {
  test('json is an empty array and nothing else', () => {
    expect(run('--site', valid, '--format', 'json')).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
  });
  test('github says nothing', async () => {
    expect(await validate('--site', valid, '--format', 'github')).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
  });
  test('pretty, the default, says how many files it read', async () => {
    const { code, stdout } = await validate('--site', 'valid');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^0 errors, 0 warnings in \d+ files\.\n$/);
  });
  test('with --strict too', async () => {
    expect((await validate('--site', valid, '--strict', '--format=json')).code).toBe(0);
  });
});

describe('an invalid site: exit 1', () => {
  test('json', () => {
    const { code, stdout, stderr } = run('--site', invalid, '--format', 'json');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(JSON.parse(stdout)).toEqual([diagnostic]);
  });
  test('pretty shows the place', async () => {
    const { code, stdout } = await validate('--site', invalid, '--format', 'pretty');
    expect(code).toBe(1);
    expect(stdout.split('\n').slice(0, -2)).toEqual([
      `invalid/pages/contact-us.json:3:1  error  ${MESSAGE}  json/syntax`,
      '  2 |   "title": "A, b: 50%",',
      '> 3 | }',
      '    | ^',
      '  4 |',
      '',
    ]);
    expect(stdout).toMatch(/1 error, 0 warnings in \d+ files\.\n$/);
  });
  test('github annotates the line', async () => {
    expect((await validate('--site', invalid, '--format', 'github')).stdout).toBe(
      `::error file=invalid/pages/contact-us.json,line=3,endLine=3,col=1,endColumn=2,title=json/syntax::${MESSAGE}\n`,
    );
  });
  test.each(['github', 'sarif'])(
    '%s names a file as the checkout has it, json as the site does',
    async (format) => {
      const inCheckout = (as: string) =>
        callCommand(folder, ['validate', '--site', invalid, '--format', as], {
          GITHUB_WORKSPACE: dirname(folder),
        });
      expect((await inCheckout(format)).stdout).toContain(
        `${basename(folder)}/invalid/pages/contact-us.json`,
      );
      expect(JSON.parse((await inCheckout('json')).stdout)).toEqual([diagnostic]);
    },
  );
  test('sarif', async () => {
    const { code, stdout } = await validate('--site', invalid, '--format', 'sarif');
    expect(code).toBe(1);
    const log = JSON.parse(stdout);
    expect(log.version).toBe('2.1.0');
    expect(log.runs).toHaveLength(1);
    expect(log.runs[0].tool.driver.rules).toMatchObject([
      { id: 'json/syntax', shortDescription: { text: 'The file is not JSON from this place on.' } },
    ]);
    expect(log.runs[0].results).toEqual([
      {
        ruleId: 'json/syntax',
        ruleIndex: 0,
        level: 'error',
        message: { text: MESSAGE },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'invalid/pages/contact-us.json' },
              region: { startLine: 3, startColumn: 1, endLine: 3, endColumn: 2 },
            },
          },
        ],
      },
    ]);
  });
});

describe('what cannot run: exit 2, stdout empty, one sentence on stderr', () => {
  test.each([
    ['a folder that is missing', ['--site', 'missing'], /^There is no folder “.*missing”\.\n$/],
    [
      'a format that there is not',
      ['--format', 'xml'],
      /^There is no format “xml”\. Possible: pretty, json, github, sarif\.\n$/,
    ],
    ['an option that there is not', ['--sites', 'a'], /^Unknown option '--sites'\. See --help\.\n$/],
    ['a floor without --coverage', ['--min', '5'], /^--min goes with --coverage\. See --help\.\n$/],
    ['a floor that is no number', ['--coverage', '--min', 'a'], /^--min takes a number of per cent\.\n$/],
    ['a floor above all', ['--coverage', '--min', '101'], /^--min takes 0 to 100 per cent\.\n$/],
    [
      'a format of the table',
      ['--coverage', '--format', 'json'],
      /^--coverage prints its own table: --format does not go with it\.\n$/,
    ],
    [
      'a folder that is no site',
      ['--site', '.'],
      /^“.+” is no site: it holds neither site\.json nor pages\/\. Name the folder that holds them\.\n$/,
    ],
    ['an argument too many', ['a'], /^Unexpected argument .*\n$/],
    [
      'an option without its value',
      ['--site'],
      /^Option '--site <value>' argument missing\. See --help\.\n$/,
    ],
  ])('%s', async (what, args, sentence) => {
    const isFirst = what === 'a folder that is missing';
    const { code, stdout, stderr } = isFirst ? run(...args) : await validate(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
  test('a command that there is not', () => {
    const { code, stdout, stderr } = runCommand(folder, ['validat']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^There is no command “validat”\./);
  });
});

test('a reader that closes its pipe, such as head, is no mistake', async () => {
  const args = [join(root, 'scripts/run.mjs'), 'validate', '--explain', 'all'];
  const run = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  run.stdout.destroy();
  let stderr = '';
  run.stderr.on('data', (text) => {
    stderr += text;
  });
  const [code] = await once(run, 'close');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test.each(['json', 'sarif'])('who watches reads a document of %s a line', async (format) => {
  const args = ['scripts/run.mjs', 'validate', '--watch', '--format', format, '--site', invalid];
  const run = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  const read = createInterface(run.stdout)[Symbol.asyncIterator]();
  try {
    const first = (await read.next()).value;
    expect(JSON.stringify(JSON.parse(first))).toContain('json/syntax');
  } finally {
    run.kill();
    await once(run, 'exit');
  }
});

test('--help explains, exit 0', () => {
  const { code, stdout } = run('--help');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Checks the content\.\n\nUsage: npm run validate -- /);
});
