import type { Block } from '../../model/content.gen.ts';
import type { PageModel, SectionModel, ShellModel } from '../../model/page-model.ts';
import { recordOf } from '../../model/record-of.ts';
import type { FramePart, PageSources, SourceEntry, SourcePlace, SourceScope } from '../../model/sources.ts';
import { FRAME_PARTS } from '../../model/sources.ts';
import { lineStarts, nodesIn, placeOf } from '../diagnostics/locate.ts';
import { knownAbove } from '../diagnostics/pointer.ts';
import { type JsonValue, valueAt } from '../json/json.ts';
import { askedBy } from '../json/recorder.ts';
import { rememberedBy } from '../json/remembered.ts';
import { localesOf } from '../overlay/locale.ts';
import { bodyOf } from '../resolve/sections.ts';
import type { ResolveOptions } from '../resolve/shared.ts';
import { createLocaleSite, type LocaleSite } from '../resolve/site-resolver.ts';
import { writtenAt } from '../site/bindings.ts';
import { indexSite, type SiteIndex } from '../site/site-index.ts';
import { madeOfValid, type ValidRoute, type ValidSite } from '../site/valid-site.ts';
import { markFiles } from './marked-files.ts';
import { compileMarked, withoutMarks } from './marks.ts';
import { type Leaf, type LeafTools, leavesOf, type Origin } from './model-leaves.ts';

/**
 * Makes a function that tells where a field is written: in the translation, where that says it, else in the original.
 * @param index the site in the language that is shown
 * @param code of that language; undefined for the site's own
 */
function createPositions(index: SiteIndex, main: SiteIndex, code: string | undefined) {
  const read = rememberedBy((path: string) => {
    const text = main.allFiles.get(path)?.text ?? '';
    return { nodes: nodesIn(text), starts: lineStarts(text) };
  });

  return (original: string, wanted: string): SourcePlace => {
    const origins = index.files.get(original)?.origins;
    const isTranslated = code !== undefined && origins?.isTranslated(wanted) === true;
    const path = isTranslated ? `locales/${code}/${original}` : original;
    const file = read(path);
    const pointer = knownAbove(file.nodes, isTranslated ? (origins.placeOf(wanted) ?? '') : wanted);
    const { offset } = file.nodes.get(pointer) ?? { offset: 0 };
    const { line, column } = placeOf(file.starts, [offset, offset]);
    const field = { file: original, pointer: wanted };
    return { file: `${index.input.name}/${path}`, line, column, pointer, original: field };
  };
}

interface Part {
  readonly shown: unknown;
  readonly marked: unknown;
  readonly origin: Origin;
}

/** The sections of a list as it is written, by what the page calls them. @param entry that of a page which may have left some out */
function written(sections: readonly Block[], path: string, list: string, entry?: ValidRoute) {
  const ids = sections.map(({ id }) => id);
  return (id: string): Origin => {
    const at = { file: path, pointer: `${list}/${Math.max(0, ids.indexOf(id))}` };
    return { path, pointer: writtenAt(at, entry ?? {}, null).pointer };
  };
}

/** Every section of a page with its marked twin and its place, those inside articles too. */
function sectionParts(
  shown: readonly SectionModel[],
  marked: readonly SectionModel[],
  placeOf: (id: string) => Origin,
  innerPlace: (id: string) => Origin,
): [string, Part][] {
  return shown.flatMap(({ id, data, inner = [] }): [string, Part][] => {
    const twin = marked.find((section) => section.id === id);
    return [
      [id, { shown: data, marked: twin?.data, origin: placeOf(id) }],
      ...sectionParts(inner, twin?.inner ?? [], innerPlace, innerPlace),
    ];
  });
}

function frameOf(page: PageModel, shell: ShellModel): Readonly<Record<FramePart, unknown>> {
  const { primary, calculator, account, contact, brand, mobileBar, moreSheet, footer, strings } = shell;
  const { section, headerImage, breadcrumbs, languages } = page.frame;
  return {
    page: [page.title, breadcrumbs],
    header: [brand, primary, calculator, account, contact, section, headerImage, languages],
    bar: [mobileBar, moreSheet],
    footer: [footer, languages],
    words: strings,
  };
}

const FRAME_PLACES: Readonly<Record<Exclude<FramePart, 'page'>, Origin>> = {
  header: { path: 'navigation.json', pointer: '/primary' },
  bar: { path: 'navigation.json', pointer: '/mobileBar' },
  footer: { path: 'navigation.json', pointer: '/footer' },
  words: { path: 'strings.json', pointer: '' },
};

/**
 * Finds where what a page shows is written, by resolving the site once more with marks in its texts: whatever a resolver
 * does with a text, its mark goes along.
 * @param shown the site as it is shown, in one language
 * @param main the site in its own language
 */
export function createSourceFinder(shown: LocaleSite, main: ValidSite, options: ResolveOptions) {
  const { index, locale } = shown;
  const { files, sources } = markFiles(index.files, index.schemas.shapeOf);
  // Marked paths find the files below `public/`, too.
  const input = { ...index.input, media: askedBy(index.input.media, withoutMarks) };
  const twin = madeOfValid(indexSite(input, files, index.schemas, index.now, index));
  const marked = createLocaleSite(twin, locale, { ...options, compile: compileMarked });
  const code = localesOf(main.site)[0]?.code === locale.code ? undefined : locale.code;
  const positionOf = createPositions(index, main, code);
  const tools: LeafTools = {
    sources,
    valueAt: ({ path, pointer }) => valueAt(index.files.get(path)?.value, pointer),
    fetched(address, twinAddress) {
      const dataAt = ({ dataFiles }: LocaleSite, whole: string): JsonValue | undefined => {
        const text = dataFiles.get(whole.slice(shown.addresses.basePath.length));
        return text === undefined ? undefined : JSON.parse(text);
      };
      const data = dataAt(shown, address);
      return data === undefined ? undefined : { shown: data, marked: dataAt(marked, twinAddress) };
    },
  };

  function partsOf(entry: ValidRoute) {
    const { file, item, page, route } = entry;
    const [model, copy] = [shown.page(route), marked.page(route)];
    const onPage = written(page.sections, file.path, '/sections', entry);
    const body = item?.type.roles.get('body');
    const parts = item ? bodyOf(item).map(({ part }) => part) : [];
    const inArticle = item && body !== undefined ? written(parts, item.file, item.pointer + body) : onPage;
    const sections = sectionParts(model.sections, copy.sections, onPage, inArticle);
    return { sections, frame: frameOf(model, shown.shell), frameTwin: frameOf(copy, marked.shell) };
  }

  return {
    /** Where everything on the page of a route is written. @param folder the absolute one above the site's */
    page(route: string, folder: string): PageSources {
      const entry = index.routes.get(route);
      if (!entry) throw new Error(`There is no page “${route}”.`);
      const places: SourcePlace[] = [];
      const known = new Map<string, number>();
      // Each place is sent once, and named by its number.
      const numberOf = ({ path, pointer }: Origin): number => {
        const key = `${path}\n${pointer}`;
        const number = known.get(key) ?? places.push(positionOf(path, pointer)) - 1;
        known.set(key, number);
        return number;
      };
      const entryOf = ({ shown, origin, href }: Leaf): SourceEntry => ({
        shown,
        place: numberOf(origin),
        ...(href !== undefined && { href }),
      });
      const scopeOf = (part: Part): SourceScope => {
        const { texts, pictures } = leavesOf(part.shown as JsonValue, part.marked as JsonValue, tools);
        return { place: numberOf(part.origin), texts: texts.map(entryOf), pictures: pictures.map(entryOf) };
      };
      const { sections, frame, frameTwin } = partsOf(entry);
      const origins = { ...FRAME_PLACES, page: { path: entry.file.path, pointer: '' } };
      return {
        folder,
        sections: Object.fromEntries(sections.map(([id, part]) => [id, scopeOf(part)])),
        frame: recordOf(FRAME_PARTS, (name) =>
          scopeOf({ shown: frame[name], marked: frameTwin[name], origin: origins[name] }),
        ),
        places,
      };
    },
  };
}
