import { groupBy } from './diagnostics/group-by.ts';
import type { Diagnostic, Finding } from './findings/finding.ts';
import { createLocator } from './findings/locator.ts';
import { type ReadFile, readFile } from './findings/read-file.ts';
import { advice, fileFindings, linkedFindings, siteFindings } from './findings/site-findings.ts';
import { remembered } from './json/remembered.ts';
import { createLinkMemory } from './link/link-memory.ts';
import { type SiteContext, siteContext } from './link/site-context.ts';
import { createLocaleReader, inOverlay } from './locales/localized-files.ts';
import { localesOf } from './overlay/locale.ts';
import { overlaySchema } from './overlay/overlay-place.ts';
import type { ResolveBlock } from './resolve/resolver.ts';
import { environmentOf } from './resolve/settings.ts';
import { createLocaleSite, type LocaleSite } from './resolve/site-resolver.ts';
import { createSchemaSet, type SchemaFiles } from './schema/schema-set.ts';
import { createShapes } from './schema/shape.ts';
import type { ContentFile } from './site/content-file.ts';
import type { SiteInput } from './site/input.ts';
import { indexSite, type SiteIndex, type View } from './site/site-index.ts';
import { type ValidSite, validSite } from './site/valid-site.ts';

/** A site that was read and checked. It can be resolved only where it has no errors. */
export type CheckedSite = { readonly diagnostics: readonly Diagnostic[] } & (
  | { readonly valid: true; readonly index: ValidSite }
  | { readonly valid: false; readonly index: SiteIndex }
);

export type Compiler = ReturnType<typeof createCompiler>;

const fileOf = ({ file }: Finding) => file;
const placeKey = ({ file, pointer }: Finding) => `${file}\n${pointer}`;

/** A place that was refused already says nothing new when it is linked. */
const refusedPlaces = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(findings.filter(({ spot }) => spot === 'value').map(placeKey));

/** Makes a compiler for the engine's schemas. Keep it for as long as sites are compiled: it remembers unchanged files. */
export function createCompiler(schemaFiles: SchemaFiles) {
  const schemas = createSchemaSet(schemaFiles);
  const shapeOf = createShapes(schemaFiles);
  const locateAll = createLocator();
  let known = new Map<string, ReadFile & { readonly source: string | Uint8Array }>();

  function readAll(input: SiteInput): readonly ReadFile[] {
    const next: typeof known = new Map();
    for (const [path, source] of input.files) {
      const before = known.get(path);
      next.set(path, before?.source === source ? before : { source, ...readFile(path, source, schemas) });
    }
    known = next;
    return [...next.values()];
  }

  const ownFindings = remembered((file: ContentFile) => fileFindings(file, shapeOf(file.schema ?? '')));
  const linkMemory = () =>
    createLinkMemory((index, file) => linkedFindings(index, file, shapeOf(file.schema ?? '')));
  const textFindings = linkMemory();
  const readLocale = createLocaleReader(schemas);
  const memories = new Map<string, ReturnType<typeof linkMemory>>();

  function linkFindings(context: SiteContext, texts: ReturnType<typeof linkMemory>): Finding[] {
    const { index } = context;
    const files = [...index.files.values()].filter((file) => file.schema !== undefined);
    return [...texts(index, files), ...files.flatMap((file) => ownFindings(file)), ...siteFindings(context)];
  }

  /** The site in its other languages, and what is wrong with their translations. `known` is what the originals have. */
  function localize(
    main: SiteIndex,
    overlays: ReadonlyMap<string, ContentFile>,
    known: readonly Finding[],
  ): { readonly languages: ReadonlyMap<string, SiteIndex>; readonly findings: readonly Finding[] } {
    const { site } = main;
    const findings: Finding[] = [];
    const languages = new Map<string, SiteIndex>();
    for (const { code } of localesOf(site).slice(1)) {
      const { files, localized } = readLocale(code, main.files, overlays);
      const index = indexSite(main.input, files, main.now, main);
      languages.set(code, index);
      const memory = memories.get(code) ?? linkMemory();
      memories.set(code, memory);
      const found = groupBy(linkFindings(siteContext(index, [], shapeOf), memory), fileOf);
      const before = groupBy(known, fileOf);
      for (const part of localized) {
        const { path } = part.file;
        findings.push(...part.findings);
        const refused = refusedPlaces(part.findings);
        const linked = inOverlay(found.get(path) ?? [], before.get(path) ?? [], part);
        findings.push(...linked.filter((finding) => !refused.has(placeKey(finding))));
      }
    }
    return { languages, findings };
  }

  return {
    /**
     * Reads, validates and links. Pure: the input is all it sees, and files that did not change are not read again.
     * @param view what a preview shows besides
     */
    check(input: SiteInput, now: Date, view?: View): CheckedSite {
      const read = readAll(input);
      const all = new Map(read.map(({ file }) => [file.path, file]));
      const isOverlay = (path: string) => overlaySchema(path) !== undefined;
      const files = new Map([...all].filter(([path]) => !isOverlay(path)));
      const overlays = new Map([...all].filter(([path]) => isOverlay(path)));
      const main = indexSite(input, files, now, view);
      const own = read.flatMap((file) => file.findings);
      const context = siteContext(main, [...overlays.values()], shapeOf);
      const linked = linkFindings(context, textFindings);
      const { languages, findings } = localize(main, overlays, linked);
      const index: SiteIndex = { ...main, languages, allFiles: all };
      const refused = refusedPlaces(own);
      const isNew = (finding: Finding) => !refused.has(placeKey(finding));
      const found = [...own, ...[...linked, ...findings].filter(isNew)];
      const isSound = found.every(({ severity }) => severity !== 'error');
      const diagnostics = locateAll(
        isSound ? [...found, ...advice(context)] : found,
        (path) => all.get(path)?.text,
        `${input.name}/`,
      );
      const valid = validSite(index, diagnostics);
      return valid ? { index: valid, diagnostics, valid: true } : { index, diagnostics, valid: false };
    },
    /** The languages of a valid site, each ready to be resolved page by page. */
    resolve(index: ValidSite, environment: string, resolveBlock: ResolveBlock): readonly LocaleSite[] {
      const { site } = index;
      const options = { shapeOf, resolveBlock, environment: environmentOf(site, environment, index.preview) };
      return localesOf(site).map((locale) =>
        createLocaleSite(index.languages.get(locale.code) ?? index, locale, options),
      );
    },
  };
}
