import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { pascal } from '../src/generate/pascal.ts';
import { main as generate } from './generate.ts';

/** Where the names of types that the schemas have given already stand. */
const TYPES = ['src/model/content.gen.ts', 'src/model/view.gen.ts', 'src/model/resolved.ts'];
const USED_BY_THE_VIEW = ['BlockViewProps', 'RichText', 'Section', 'SectionHead'];

/** What the view and its type are called: `Map` is the language's, `RichText` is another type's, so they get `Block` behind. */
async function componentName(name: string): Promise<string> {
  const texts = await Promise.all(TYPES.map((path) => readFile(join(root, path), 'utf8')));
  const types = texts.flatMap((text) => [...text.matchAll(/^export (?:type|interface) (\w+)/gm)]);
  const taken = new Set([...USED_BY_THE_VIEW, ...types.map(([, type]) => type)]);
  const plain = pascal(name);
  return taken.has(plain) || plain in globalThis ? `${plain}Block` : plain;
}

function schemaText(name: string, component: string): string {
  const shared = (file: string, description: string) => ({
    allOf: [{ $ref: `../shared/${file}.schema.json` }],
    description,
  });
  return `${JSON.stringify(
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: component,
      description: `Say in a sentence what the ${name.replaceAll('-', ' ')} shows and when an editor picks it.`,
      type: 'object',
      additionalProperties: false,
      properties: {
        type: { const: name, description: 'The kind of section. It decides which other fields there are.' },
        id: shared(
          'anchor',
          'The section’s name on this page: unique here, used as the anchor `#id` in addresses.',
        ),
        tone: shared('tone', 'The background that the section stands on. Left out, the block chooses.'),
        heading: { type: 'string', minLength: 1, description: 'The section’s heading.' },
        text: shared('rich-text', 'The text below the heading.'),
      },
      required: ['type', 'id', 'heading'],
      examples: [{ type: name, id: name, heading: 'A heading', text: 'A sentence or two.' }],
    },
    null,
    2,
  )}\n`;
}

const viewText = (name: string, component: string) => `import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './${name}.module.css';

export function ${component}({ place, data }: BlockViewProps<'${name}'>) {
  return (
    <Section place={place}>
      <SectionHead place={place} heading={data.heading} />
      <RichText text={data.text} level={place.level} className={styles.text} />
    </Section>
  );
}
`;

const testText = (
  name: string,
  component: string,
) => `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ${component} } from '../../src/blocks/${name}/${name}.tsx';
import { isArray, isObject } from '../../src/content/source/json.ts';
import { schemaFiles } from '../content/support/schemas.ts';
import { page, report } from '../content/support/site.ts';

const place = { id: '${name}', tone: null, level: 2 } as const;

test('shows its heading and its text', () => {
  const text = [{ tag: 'p' as const, children: ['A sentence.'] }];
  const data = { type: '${name}' as const, id: '${name}', heading: 'A heading', text };
  const html = renderToStaticMarkup(<${component} place={place} data={data} />);
  expect(html).toContain('>A heading</h2>');
  expect(html).toContain('<p>A sentence.</p>');
});

test('every example of its schema may stand on a page', () => {
  const examples = schemaFiles.get('blocks/${name}.schema.json')?.examples;
  const blocks = isArray(examples) ? examples.filter(isObject) : [];
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) expect(report({ 'pages/a.json': page(block) })).toEqual([]);
});
`;

const styleText = `@layer blocks {
  .text {
    color: var(--ink-soft);
  }
}
`;

/** A long name breaks lines: the formatter knows where. */
function format(files: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'format', '--write', '--vcs-enabled=false', ...files];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) process.stderr.write(stderr);
}

/** Scaffolds a block type: schema with an example, view, style and test; types and checks are green at once. */
export async function main(args: string[]): Promise<number> {
  const [name] = parseOptions(args, {}, 1).positionals;
  if (name === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new UsageError('Name the block in kebab-case, for example: npm run new-block -- price-table');
  const schema = join(root, 'schemas/blocks', `${name}.schema.json`);
  const folder = join(root, 'src/blocks', name);
  const test = join(root, 'tests/blocks', `${name}.spec.tsx`);
  if (existsSync(schema) || existsSync(folder) || existsSync(test))
    throw new UsageError(`There is a block “${name}” already.`);
  const component = await componentName(name);
  const files: [string, string][] = [
    [schema, schemaText(name, component)],
    [join(folder, `${name}.tsx`), viewText(name, component)],
    [join(folder, `${name}.module.css`), styleText],
    [test, testText(name, component)],
  ];
  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    process.stdout.write(`wrote ${path.slice(root.length + 1)}\n`);
  }
  format(files.map(([path]) => path));
  const code = await generate([]);
  process.stdout.write(
    `Next: add fields to the schema, run \`npm run generate\`, and draw them in ${name}.tsx. \`npm test\` checks it.\n`,
  );
  return code;
}
