import type { JsonObject } from '../../content/json/json.ts';

export interface NewBlock {
  /** Kebab-case. */
  readonly name: string;
  /** What its view and its schema are called. */
  readonly component: string;
  /** True for a block that needs more than its own JSON. */
  readonly withData: boolean;
}

const shared = (file: string, description: string): JsonObject => ({
  allOf: [{ $ref: `../shared/${file}.schema.json` }],
  description,
});

const schema = ({ name, component }: NewBlock): JsonObject => ({
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
});

/** As a view sees it. */
const UI = '../../ui';

const view = ({ name, component, withData }: NewBlock) => `${
  withData ? `import { CardGrid } from '${UI}/card.tsx';\n` : ''
}import { RichText } from '${UI}/rich-text.tsx';
import { Section, SectionHead } from '${UI}/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './${name}.module.css';

export function ${component}({ place, data }: BlockViewProps<'${name}'>) {
  return (
    <Section place={place}>
      <SectionHead place={place} head={{ heading: data.heading }} />
      <RichText text={data.text} level={place.level} className={styles.text} />
${withData ? '      {data.cards.length > 0 ? <CardGrid cards={data.cards} level={place.level + 1} /> : <p>{data.none}</p>}\n' : ''}    </Section>
  );
}
`;

const style = `@layer blocks {
  .text {
    color: var(--ink-soft);
  }
}
`;

const data = ({ name, component }: NewBlock) => `import type { ResolvedCard } from '../../model/resolved.ts';
import type { BlockOf } from '../block-of.ts';

/** The block itself, and what it shows of the site. */
export interface ${component}Data extends BlockOf<'${name}'> {
  readonly cards: readonly ResolvedCard[];
  /** What stands in their place where there are none. */
  readonly none: string;
}
`;

const resolve = ({ name, component }: NewBlock) => `import type { BlockResolver } from '../block-resolver.ts';

/** The newest events, and a word of \`strings.json\`. */
export const resolve${component}: BlockResolver<'${name}'> = (block, context) => ({
  ...block,
  cards: context
    .items('events')
    .slice(0, 3)
    .map((item) => context.card(item)),
  none: context.string('noResult'),
});
`;

const test = ({ name, withData }: NewBlock) => `import { expect, test } from 'vitest';
${withData ? "import { event, events } from '../content/support/site.ts';\n" : ''}import { exampleOf, htmlOf } from './support/html-of.ts';

test('its example stands on a page and shows its heading and its text', async () => {
  const html = await htmlOf(exampleOf('${name}'));
  expect(html).toContain('>A heading</h2>');
  expect(html).toContain('<p>A sentence or two.</p>');
});
${
  withData
    ? `
test('it shows the events that there are, or a word where there are none', async () => {
  const showing = (...items: ReturnType<typeof event>[]) =>
    htmlOf(exampleOf('${name}'), { 'collections/events.json': events(...items) });
  expect(await showing(event('a', { title: 'A talk' }))).toContain('>A talk</h3>');
  expect(await showing()).toContain('<p>x</p>');
});
`
    : ''
}`;

/** The files of a new block, by path: what `npm run generate` then makes of them compiles, and its test passes. */
export function scaffoldBlock(block: NewBlock): ReadonlyMap<string, string> {
  const { name } = block;
  const folder = `src/blocks/${name}`;
  return new Map([
    [`schemas/blocks/${name}.schema.json`, `${JSON.stringify(schema(block), null, 2)}\n`],
    [`${folder}/${name}.tsx`, view(block)],
    [`${folder}/${name}.module.css`, style],
    ...(block.withData
      ? ([
          [`${folder}/data.ts`, data(block)],
          [`${folder}/resolve.ts`, resolve(block)],
        ] as const)
      : []),
    [`tests/blocks/${name}.spec.ts`, test(block)],
  ]);
}
