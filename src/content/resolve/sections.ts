import type { Block } from '../../model/content.gen.ts';
import type { SectionModel } from '../../model/page-model.ts';
import type { TextLanguage } from '../../model/resolved.ts';
import type { Shape } from '../schema/shape.ts';
import type { ContentFile } from '../site/content-file.ts';
import type { ValidItem, ValidSite } from '../site/valid-site.ts';
import type { Variables } from '../text/variables.ts';
import { hasTranslated, isTranslated, spokenIn } from './language-of.ts';
import type { ResolveBlock, ResolveContext } from './resolver.ts';
import type { Values } from './values.ts';

/** What a section needs of its language's site. */
export interface SectionTools {
  readonly index: ValidSite;
  readonly values: Values;
  readonly options: { readonly shapeOf: (schema: string) => Shape; readonly resolveBlock: ResolveBlock };
  /** The language of what is not translated; undefined in that language itself. */
  readonly originalLanguage: TextLanguage | undefined;
}

/** Where a section is written. */
interface Written {
  readonly file: ContentFile | undefined;
  readonly pointer: string;
}

/** The language of a section's texts, where nobody has translated them: its own, or those of the item that it shows. */
function languageOf(
  tools: SectionTools,
  block: Block,
  at: Written,
  pageItem: ValidItem | null,
): TextLanguage | undefined {
  const { originalLanguage, options, index } = tools;
  if (originalLanguage === undefined) return undefined;
  const shape = options.shapeOf(`blocks/${block.type}.schema.json`);
  const own = isTranslated(shape, block, at.pointer, at.file?.origins);
  // Blocks that can name an item show the page's own where they name none.
  const shown = shape.kind === 'object' && shape.properties.has('item') ? pageItem : null;
  const ofItem = shown ? hasTranslated(shown, index.files.get(shown.file)?.origins) : null;
  return (own ?? ofItem ?? true) || ofItem ? undefined : originalLanguage;
}

/** One section as its view receives it; null where it has nothing to show. */
export function sectionOf(
  tools: SectionTools,
  block: Block,
  context: ResolveContext,
  variables: Variables,
  at: Written,
): SectionModel | null {
  const { type, id, tone = null } = block;
  const language = languageOf(tools, block, at, context.item);
  const shape = tools.options.shapeOf(`blocks/${type}.schema.json`);
  const origins = at.file?.origins;
  // Where the section itself says its language, its texts need not.
  const spoken = language ? undefined : spokenIn(tools.originalLanguage, origins, at.pointer);
  const resolved = tools.values.resolve(shape, block, variables, spoken);
  const made = tools.options.resolveBlock(type, resolved, context);
  if (made === null) return null;
  const data = made ?? resolved;
  const item = block.type === 'article-body' ? context.itemOr('articles', block.item) : undefined;
  const inner = item
    ? item.value.body.flatMap((part, number) => {
        const place = { file: tools.index.files.get(item.file), pointer: `${item.pointer}/body/${number}` };
        return sectionOf(tools, part, context, variables, place) ?? [];
      })
    : undefined;
  return { id, type, tone, level: 2, ...language, data, ...(inner && { inner }) };
}

/** True for a section that carries a heading: the first one of a page carries the page's own. */
export const hasHeading = (section: SectionModel) =>
  typeof section.data === 'object' &&
  section.data !== null &&
  'heading' in section.data &&
  typeof section.data.heading === 'string';
