import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.github/workflows');
const names = readdirSync(folder);

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: { readonly group: string };
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
        readonly 'timeout-minutes'?: number;
        readonly env?: Readonly<Record<string, string>>;
        readonly permissions?: object;
        readonly steps: readonly Step[];
      }
    >
  >;
}

const read = (name: string) => {
  const text = readFileSync(join(folder, name), 'utf8');
  // The tests below are what checks its shape.
  const workflow = load(text) as Workflow;
  return { text, workflow, steps: Object.values(workflow.jobs).flatMap(({ steps }) => steps) };
};
const { commands }: { readonly commands: Readonly<Record<string, { readonly options: unknown }>> } =
  await import(String(join(root, 'scripts/commands.mjs')));
const scripts: {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

it('are those that docs/pull-requests.md names', () => {
  const page = readFileSync(join(root, 'docs/pull-requests.md'), 'utf8');
  const named = [...page.matchAll(/^\| `([\w-]+\.yml)` \|/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(names.sort());
});

describe.each(names)('%s', (name) => {
  const { workflow, steps } = read(name);
  const runs = steps.flatMap(({ run }) => run ?? []);

  it('runs only commands that there are, with options that they know', () => {
    for (const run of runs) {
      const [, command = '', , args = ''] =
        /^npm (?:(?:--prefix "\$ENGINE" )?run (?:-s )?)?([\w-]+)( -- (.*))?$/.exec(run) ?? [];
      expect(Object.keys(scripts.scripts), run).toContain(command);
      const known = commands[command];
      for (const [option] of args.matchAll(/--[\w-]+/g))
        expect(JSON.stringify(known?.options), `${run}: ${option}`).toContain(option);
    }
  });

  it('works on the site that the repository names, by the engine that lies there', () => {
    const told = {
      ENGINE: '$'.concat("{{ vars.ENGINE || '.' }}"),
      SITE: '$'.concat("{{ vars.SITE || 'site-config' }}"),
    };
    for (const { env, steps } of Object.values(workflow.jobs))
      for (const { run = '' } of steps)
        if (/ (?:validate|build|report) /.test(run)) {
          expect(run).toMatch(/^npm --prefix "\$ENGINE" run -s \w+ -- --site "\$SITE"/);
          expect(env).toEqual(told);
        }
  });

  it('puts no value of an event or variable into a script', () => {
    for (const { run, with: given } of steps)
      expect(`${run ?? ''}${given?.script ?? ''}`).not.toContain('${{');
  });

  it('may do little, and not for long', () => {
    expect(workflow.permissions).toBeDefined();
    expect(workflow.concurrency.group).toMatch(/^[a-z]+(-[a-z]+)*(-\$\{\{ .+ \}\})*$/);
    // What runs at night keeps nobody waiting.
    const longest = name === 'test-full.yml' ? 350 : 30;
    for (const job of Object.values(workflow.jobs))
      expect(job['timeout-minutes']).toBeLessThanOrEqual(longest);
  });

  it('names each action by its major version, and leaves no token in the clone', () => {
    for (const { uses } of steps) if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with?.['persist-credentials']).toBe(false);
  });

  it('has all that a site is made of: its engine, and pictures that git keeps elsewhere', () => {
    for (const { env, steps } of Object.values(workflow.jobs))
      for (const { with: given } of steps.filter(
        ({ uses }) => env?.SITE && uses?.startsWith('actions/checkout@'),
      ))
        expect(given).toMatchObject({ submodules: true, lfs: true });
  });

  it('keeps what it names whole, hidden files too', () => {
    for (const { uses, with: given } of steps)
      if (uses?.startsWith('actions/upload-artifact@') && /^(?:dist$|\.)/.test(String(given?.path)))
        expect(given?.['include-hidden-files'], String(given?.name)).toBe(true);
  });

  it('runs no code of a pull request with a token that may write', () => {
    expect(workflow.on).not.toHaveProperty('pull_request_target');
    const canWrite = [
      workflow.permissions,
      ...Object.values(workflow.jobs).map((job) => job.permissions ?? {}),
    ].some((permissions) => Object.values(permissions).includes('write'));
    const isStrangers = 'pull_request' in workflow.on || 'workflow_run' in workflow.on;
    const runsCode = runs.length > 0 || steps.some(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(canWrite && isStrangers && runsCode).toBe(false);
  });
});

describe('Node', () => {
  const tested = read('test.yml').workflow.jobs.test?.strategy?.matrix.node ?? [];

  it('is tested from the floor on', () => {
    expect(tested).toEqual(['20.19', '22', '24', '26']);
    expect(scripts.engines.node).toBe(`^${tested[0]} || >=22.13`);
    expect(readFileSync(join(root, '.nvmrc'), 'utf8')).toBe(`${tested[0]}\n`);
  });

  it('is one of the tested lines wherever a workflow names it', () => {
    const named = names
      .filter((name) => name !== 'test.yml')
      .flatMap((name) => read(name).steps.flatMap((step) => step.with?.['node-version'] ?? []));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((line) => !tested.includes(String(line)))).toEqual([]);
    expect(read('test.yml').text).toContain('node-version: $'.concat('{{ matrix.node }}'));
  });
});

it('each deployment saves what it has built, one of the same commit too', () => {
  const cache = read('deploy.yml').steps.find(({ uses }) => uses?.startsWith('actions/cache@'));
  expect(cache?.with?.key).toBe('deploy-$'.concat('{{ github.run_id }}'));
});

it('what is published each day is not kept back by advice, which a day that has passed may bring', () => {
  const [validate, ...others] = read('deploy.yml').steps.filter(({ run }) => run?.includes(' validate '));
  expect([validate?.run, others]).toEqual([
    'npm --prefix "$ENGINE" run -s validate -- --site "$SITE" --format github',
    [],
  ]);
  expect(read('validate.yml').text).toContain('--strict');
});

it.each(['validate.yml', 'test.yml'])('%s checks what a merge queue is about to merge', (name) => {
  expect(Object.keys(read(name).workflow.on)).toEqual(
    expect.arrayContaining(['pull_request', 'merge_group']),
  );
});

it('the comment follows the report, and finds it by the same mark', async () => {
  const { workflow, text } = read('report-comment.yml');
  expect(workflow.on).toMatchObject({ workflow_run: { workflows: [read('report.yml').workflow.name] } });
  const { MARKER } = await import('../src/report/markdown.ts');
  expect(text).toContain(`'${MARKER}'`);
});

/** Runs the script that comments, on a report and a pull request that shows a line of it; answers what it asks of GitHub. */
async function comment(
  fixes: readonly object[],
  old: readonly object[],
  link = '',
  before: readonly object[] = [],
  changed: readonly object[] = [
    { filename: 'site/a.json', patch: '@@ -1,2 +1,2 @@\n {\n-  "a": "no"\n+  "a": "on`e"' },
  ],
) {
  const asked: [string, unknown][] = [];
  const answers: Readonly<Record<string, unknown>> = {
    list: { data: [{ number: 7, head: { sha: 'abc' } }] },
    listFiles: changed,
    listReviewComments: old,
    listComments: before,
  };
  const rest = new Proxy(
    {},
    {
      get: () =>
        new Proxy(
          {},
          {
            get: (_, name: string) => async (given: unknown) => {
              asked.push([name, given]);
              return answers[name];
            },
          },
        ),
    },
  );
  const files: Readonly<Record<string, string>> = {
    'report/report.md':
      '<!-- page-engine-report -->\nHello @meera &#64;meera &#x040meera @&#109;eera &commat;org/team &#640;',
    'report/report.json': JSON.stringify({ fixes }),
  };
  const fs = {
    lstatSync: (path: string) => ({ isFile: () => path !== link, size: 9 }),
    readFileSync: (path: string) => files[path],
  };
  const run = {
    head_sha: 'abc',
    head_branch: 'topic',
    head_repository: { owner: { login: 'o' } },
    html_url: 'u',
  };
  const context = { repo: { owner: 'o', repo: 'r' }, payload: { workflow_run: run } };
  const github = { rest, paginate: (call: (given: unknown) => unknown, given: unknown) => call(given) };
  const core = {
    info: (text: string) => asked.push(['info', text]),
    setFailed: (text: string) => asked.push(['failed', text]),
  };
  const script = String(read('report-comment.yml').steps.find((step) => step.with?.script)?.with?.script);
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;
  const act = new AsyncFunction('require', 'process', 'context', 'github', 'core', script);
  await act(() => fs, { env: { SITE: 'site' } }, context, github, core);
  return asked.filter(([name]) => !name.startsWith('list'));
}

it('what the report suggests is offered on the lines that a pull request shows, once', async () => {
  const fix = {
    file: 'site/a.json',
    line: 2,
    before: '  "a": "on`e"',
    after: '  "a": "`one"',
    messages: ['Ask @meera of #1, &#64;meera.'],
  };
  const body =
    '<!-- page-engine-report -->\nAsk @\u200bmeera of #\u200b1, \\&#\u200b64;meera.\n\n```suggestion\n  "a": "`one"\n```';
  const said = { path: 'site/a.json', line: 2, side: 'RIGHT', body };
  const others = [
    { ...fix, line: 9 },
    { ...fix, before: 'other' },
    { ...fix, after: 'two\nlines' },
  ];
  const [posted, review] = await comment([fix, ...others], []);
  expect(posted).toEqual([
    'createComment',
    {
      ...{ owner: 'o', repo: 'r', issue_number: 7 },
      body: `<!-- page-engine-report -->\nHello ${'@\u200bmeera '.repeat(3)}@\u200b&#109;eera @\u200borg/team &#640;\n[The whole report, with pictures](u#artifacts)\n`,
    },
  ]);
  expect(review).toEqual([
    'createReview',
    { owner: 'o', repo: 'r', pull_number: 7, commit_id: 'abc', event: 'COMMENT', comments: [said] },
  ]);
  const bot = { user: { login: 'github-actions[bot]' } };
  const again = await comment(
    [fix],
    [
      { id: 1, ...said, ...bot },
      { id: 2, ...said, line: 1, ...bot },
      { id: 3, body: 'Mine' },
    ],
  );
  expect(again.slice(1)).toEqual([['deleteReviewComment', { owner: 'o', repo: 'r', comment_id: 2 }]]);
});

it.each(['report/report.md', 'report/report.json'])(
  'a link in the place of %s is not followed',
  async (link) => {
    expect(await comment([], [], link)).toEqual([['info', 'There is no report.']]);
  },
);

it.each([
  ['changes code', [{ filename: 'site/a.json' }, { filename: 'src/a.ts' }]],
  ['moves code into the content', [{ filename: 'site/a.json', previous_filename: 'src/a.ts' }]],
  [
    'is longer than GitHub lists',
    Array.from({ length: 3_000 }, (_, at) => ({ filename: `site/${at}.json` })),
  ],
])('a report of a pull request that %s says so before anything else', async (_, changed) => {
  const [posted] = await comment([], [], '', [], changed);
  expect(posted).toEqual([
    'createComment',
    expect.objectContaining({
      body: expect.stringMatching(
        /^<!-- page-engine-report -->\n> This pull request changes more than content, and its own code made this report\.\n\nHello/,
      ),
    }),
  ]);
});

it('a comment does not go on showing the report of an earlier commit where there is none', async () => {
  const mark = '<!-- page-engine-report -->';
  const before = { id: 5, body: `${mark}\nOld`, user: { login: 'github-actions[bot]' } };
  const body = `${mark}\nThe report could not be made for abc.\n\n[Why](u)\n`;
  expect(await comment([], [], 'report/report.md', [before])).toEqual([
    ['updateComment', { owner: 'o', repo: 'r', comment_id: 5, body }],
    ['info', 'There is no report.'],
  ]);
});
