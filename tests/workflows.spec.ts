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
      const [, command = '', , args = ''] = /^npm (?:run (?:-s )?)?([\w-]+)( -- (.*))?$/.exec(run) ?? [];
      expect(Object.keys(scripts.scripts), run).toContain(command);
      const known = commands[command];
      for (const [option] of args.matchAll(/--[\w-]+/g))
        expect(JSON.stringify(known?.options), `${run}: ${option}`).toContain(option);
    }
  });

  it('puts no value of an event or variable into a script', () => {
    for (const { run, with: given } of steps)
      expect(`${run ?? ''}${given?.script ?? ''}`).not.toContain('${{');
  });

  it('may do little, and not for long', () => {
    expect(workflow.permissions).toBeDefined();
    expect(workflow.concurrency.group).toMatch(/^[a-z]+(-[a-z]+)*(-\$\{\{ .+ \}\})*$/);
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
  });

  it('names each action by its major version, and leaves no token in the clone', () => {
    for (const { uses } of steps) if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with?.['persist-credentials']).toBe(false);
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
    expect(tested).toEqual(['20.19', '22', '24']);
    expect(scripts.engines.node).toBe(`>=${tested[0]}`);
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

it('the comment follows the report, and finds it by the same mark', async () => {
  const { workflow, text } = read('report-comment.yml');
  expect(workflow.on).toMatchObject({ workflow_run: { workflows: [read('report.yml').workflow.name] } });
  const { MARKER } = await import('../src/report/markdown.ts');
  expect(text).toContain(`'${MARKER}'`);
});
