import { alternativeText } from './checks/alternative-text.ts';
import { approvals } from './checks/approvals.ts';
import { blankTexts } from './checks/blank-texts.ts';
import type { Check, CheckContext } from './checks/check.ts';
import { headingOrder } from './checks/heading-order.ts';
import { mediaDimensions } from './checks/media-dimensions.ts';
import { mediaPlaces } from './checks/media-places.ts';
import { mediaWeight } from './checks/media-weight.ts';
import { onceAFile } from './checks/once-a-file.ts';
import { orphanPages } from './checks/orphan-pages.ts';
import { requiredSentences } from './checks/required-sentences.ts';
import { searchResults } from './checks/search-results.ts';
import { unsafeDrawings } from './checks/unsafe-drawings.ts';
import { usedMedia } from './checks/used-media.ts';
import type { Diagnostic, Finding } from './diagnostics/diagnostic.ts';
import { createLocator, groupByFile } from './diagnostics/locate.ts';
import { checkBlocks } from './link/check-blocks.ts';
import { checkNavigation } from './link/check-navigation.ts';
import { checkRedirects } from './link/check-redirects.ts';
import { checkTexts } from './link/check-texts.ts';
import { checkSectionIds, checkUnique } from './link/check-unique.ts';
import { createLinkMemory } from './link/link-memory.ts';
import { referencesOf } from './link/references.ts';
import { createLocaleReader, inOverlay } from './locales/localized-files.ts';
import { unknownLocales } from './locales/unknown-locales.ts';
import { localesOf } from './overlay/locale.ts';
import { overlaySchema } from './overlay/overlay-place.ts';
import { environmentOf } from './resolve/environment.ts';
import type { ResolveBlock } from './resolve/resolver.ts';
import { createLocaleSite, type LocaleSite } from './resolve/site-resolver.ts';
import { createSchemaSet, type SchemaFiles } from './schema/schema-set.ts';
import { createShapes } from './schema/shape.ts';
import type { SiteInput } from './site/input.ts';
import { type ContentFile, missingFiles, readFile } from './site/read-files.ts';
import { indexSite, type SiteIndex, type View } from './site/site-index.ts';
import { siteVariables } from './text/variables.ts';

/** A site that was read and checked. It can be resolved only where it has no errors. */
export interface CheckedSite {
  readonly index: SiteIndex;
  readonly diagnostics: readonly Diagnostic[];
  readonly valid: boolean;
}

export interface Compiler {
  /**
   * Reads, validates and links. Pure: the input is all it sees, and files that did not change are not read again.
   * @param view what a preview shows besides
   */
  check(input: SiteInput, now: Date, view?: View): CheckedSite;
  /** The languages of a valid site, each ready to be resolved page by page. */
  resolve(index: SiteIndex, environment: string, resolveBlock: ResolveBlock): readonly LocaleSite[];
}

/** Rules whose break is a mistake, or advice about one value. */
const RULES: readonly Check[] = [unsafeDrawings, requiredSentences, approvals, mediaWeight, mediaDimensions];
/** Rules about how the parts of a sound site stand to each other. */
const ADVICE: readonly Check[] = [searchResults, usedMedia, orphanPages];

const placeKey = ({ file, pointer }: Finding) => `${file}\n${pointer}`;

/** A place that was refused already says nothing new when it is linked. */
const refusedPlaces = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(findings.filter(({ spot }) => spot === 'value').map(placeKey));

/** Makes a compiler for the engine's schemas. Keep it for as long as sites are compiled: it remembers unchanged files. */
export function createCompiler(schemaFiles: SchemaFiles): Compiler {
  const schemas = createSchemaSet(schemaFiles);
  const shapeOf = createShapes(schemaFiles);
  const locateAll = createLocator();
  let known = new Map<string, { readonly source: string | Uint8Array; readonly file: ContentFile }>();

  function readAll(input: SiteInput): Map<string, ContentFile> {
    const next: typeof known = new Map();
    for (const [path, source] of input.files) {
      const before = known.get(path);
      next.set(
        path,
        before && before.source === source ? before : { source, file: readFile(path, source, schemas) },
      );
    }
    known = next;
    return new Map([...next].map(([path, { file }]) => [path, file]));
  }

  const ownRules = onceAFile((file) => [
    ...checkBlocks(file),
    ...checkSectionIds(file),
    ...blankTexts(file, shapeOf(file.schema ?? '')),
    ...headingOrder(file, shapeOf(file.schema ?? '')),
    ...alternativeText(file),
  ]);
  const linkMemory = () =>
    createLinkMemory((index, file) =>
      checkTexts(
        index,
        file,
        shapeOf(file.schema ?? ''),
        siteVariables(index.files.get('site.json')?.value, index.now),
      ),
    );
  const textFindings = linkMemory();
  const locales = createLocaleReader(schemas);
  const memories = new Map<string, ReturnType<typeof linkMemory>>();

  function linkFindings(index: SiteIndex, texts: ReturnType<typeof linkMemory>): Finding[] {
    const files = [...index.files.values()].filter((file) => file.schema !== undefined);
    const context = contextOf(index);
    return [
      ...texts(index, files),
      ...files.flatMap(ownRules),
      ...checkUnique(index),
      ...checkNavigation(index),
      ...checkRedirects(index),
      ...RULES.flatMap((rule) => rule(context)),
    ];
  }

  /** The site in its other languages, and what is wrong with their translations. `known` is what the originals have. */
  function localize(
    main: SiteIndex,
    overlays: ReadonlyMap<string, ContentFile>,
    known: readonly Finding[],
  ): { readonly languages: ReadonlyMap<string, SiteIndex>; readonly findings: readonly Finding[] } {
    const site = main.files.get('site.json')?.value;
    const findings: Finding[] = unknownLocales(site, overlays.values());
    const languages = new Map<string, SiteIndex>();
    for (const { code } of localesOf(site).slice(1)) {
      const { files, localized, findings: own } = locales.read(code, main.files, overlays);
      const index = indexSite(main.input, files, main.now, main);
      languages.set(code, index);
      const memory = memories.get(code) ?? linkMemory();
      memories.set(code, memory);
      const found = groupByFile(linkFindings(index, memory));
      const before = groupByFile(known);
      findings.push(...own);
      for (const part of localized) {
        const { path } = part.file;
        const refused = refusedPlaces(part.findings);
        const linked = inOverlay(found.get(path) ?? [], before.get(path) ?? [], part);
        findings.push(...linked.filter((finding) => !refused.has(placeKey(finding))));
      }
    }
    return { languages, findings };
  }

  function contextOf(index: SiteIndex): CheckContext {
    const references: CheckContext['references'] = (file) =>
      file.schema === undefined ? [] : referencesOf(file, shapeOf(file.schema));
    return { index, references, media: mediaPlaces(index, references) };
  }

  /** Advice about the whole: while something is wrong it would only tell the same mistake a second time. */
  function advice(index: SiteIndex): Finding[] {
    const context = contextOf(index);
    return ADVICE.flatMap((rule) => rule(context));
  }

  return {
    check(input, now, view) {
      const all = readAll(input);
      const isOverlay = (path: string) => overlaySchema(path) !== undefined;
      const files = new Map([...all].filter(([path]) => !isOverlay(path)));
      const overlays = new Map([...all].filter(([path]) => isOverlay(path)));
      const main = indexSite(input, files, now, view);
      const own = [...all.values()].flatMap((file) => file.findings);
      const linked = linkFindings(main, textFindings);
      const { languages, findings } = localize(main, overlays, linked);
      const index: SiteIndex = { ...main, languages, allFiles: all };
      const refused = refusedPlaces(own);
      const isNew = (finding: Finding) => !refused.has(placeKey(finding));
      const found = [...missingFiles(input), ...own, ...[...linked, ...findings].filter(isNew)];
      const isSound = found.every(({ severity }) => severity !== 'error');
      const diagnostics = locateAll(
        isSound ? [...found, ...advice(index)] : found,
        (path) => all.get(path)?.text,
        `${input.name}/`,
      );
      return {
        index,
        diagnostics,
        valid: diagnostics.every((diagnostic) => diagnostic.severity !== 'error'),
      };
    },
    resolve(index, environment, resolveBlock) {
      const site = index.files.get('site.json')?.value;
      const options = { shapeOf, resolveBlock, environment: environmentOf(site, environment, index.preview) };
      return localesOf(site).map((locale) =>
        createLocaleSite(index.languages.get(locale.code) ?? index, locale, options),
      );
    },
  };
}
