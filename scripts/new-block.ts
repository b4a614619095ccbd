import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { main as generate } from './generate.ts';
import { parseOptions, UsageError } from './lib/options.ts';
import { root } from './lib/root.ts';

const pascal = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

function schemaText(name: string): string {
  const shared = (file: string, description: string) => ({
    allOf: [{ $ref: `../shared/${file}.schema.json` }],
    description,
  });
  return `${JSON.stringify(
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: pascal(name),
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

const viewText = (name: string) => `import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './${name}.module.css';

export function ${pascal(name)}({ place, data }: BlockViewProps<'${name}'>) {
  return (
    <Section place={place}>
      <SectionHead place={place} heading={data.heading} />
      <RichText text={data.text} level={place.level} className={styles.text} />
    </Section>
  );
}
`;

const testText = (name: string) => `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ${pascal(name)} } from '../../src/blocks/${name}/${name}.tsx';
import { isArray, isObject } from '../../src/content/source/json.ts';
import { schemaFiles } from '../content/support/schemas.ts';
import { page, report } from '../content/support/site.ts';

const place = { id: '${name}', tone: null, level: 2 } as const;

test('shows its heading and its text', () => {
  const text = [{ tag: 'p' as const, children: ['A sentence.'] }];
  const data = { type: '${name}' as const, id: '${name}', heading: 'A heading', text };
  const html = renderToStaticMarkup(<${pascal(name)} place={place} data={data} />);
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

const LINE_WIDTH = 110;

const styleText = `@layer blocks {
  .text {
    color: var(--ink-soft);
  }
}
`;

/** Adds a block to the registry, in alphabetical order and as the formatter would write it. */
export function withRegistryLine(registry: string, name: string): string {
  const start = registry.indexOf('= {\n') + '= {\n'.length;
  const end = registry.lastIndexOf('};');
  const key = name.includes('-') ? `'${name}'` : name;
  const load = `import('./${name}/${name}.tsx').then((module) => module.${pascal(name)})`;
  const line = `  ${key}: staticView(() => ${load}),\n`;
  const entry = line.length <= LINE_WIDTH + 1 ? line : `  ${key}: staticView(() =>\n    ${load},\n  ),\n`;
  const entries = [...registry.slice(start, end).split(/^(?= {2}['a-z])/m), entry];
  const nameOf = (text: string) => text.replace(/^\s*'?([a-z0-9-]+)[\s\S]*$/, '$1');
  entries.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return registry.slice(0, start) + entries.join('') + registry.slice(end);
}

/** Scaffolds a block type: schema with an example, view, style, test and registry line; types and checks are green at once. */
export async function main(args: string[]): Promise<number> {
  const [name] = parseOptions(args, {}, 1).positionals;
  if (name === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new UsageError('Name the block in kebab-case, for example: npm run new-block -- price-table');
  const schema = join(root, 'schemas/blocks', `${name}.schema.json`);
  const folder = join(root, 'src/blocks', name);
  const test = join(root, 'tests/blocks', `${name}.spec.tsx`);
  if (existsSync(schema) || existsSync(folder) || existsSync(test))
    throw new UsageError(`There is a block “${name}” already.`);
  const registry = join(root, 'src/blocks/registry.ts');
  const files: [string, string][] = [
    [schema, schemaText(name)],
    [join(folder, `${name}.tsx`), viewText(name)],
    [join(folder, `${name}.module.css`), styleText],
    [test, testText(name)],
    [registry, withRegistryLine(await readFile(registry, 'utf8'), name)],
  ];
  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    process.stdout.write(`${path === registry ? 'changed' : 'wrote'} ${path.slice(root.length + 1)}\n`);
  }
  const code = await generate([]);
  process.stdout.write(
    `Next: add fields to the schema, run \`npm run generate\`, and draw them in ${name}.tsx. \`npm test\` checks it.\n`,
  );
  return code;
}
