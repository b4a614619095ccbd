import { contentHash } from '../ground/content-hash.ts';
import { groupBy } from './diagnostics/group-by.ts';
import { ask, beside, type Diagnostic, type Finding } from './findings/finding.ts';
import { createLocator } from './findings/locator.ts';
import { createSiteMemory, NotedFile, noteOf } from './findings/noted-file.ts';
import { type ReadFile, readFile, readSound } from './findings/read-file.ts';
import { withSchemaPaths } from './findings/schema-lines.ts';
import { fileFindings, linkedFindings } from './findings/site-findings.ts';
import { inZone } from './findings/site-times.ts';
import { forgetful, type Kept, remembered, rememberedBy } from './json/remembered.ts';
import { createLinkMemory } from './link/link-memory.ts';
import { createLinkNotes, type SiteContext, siteContext } from './link/site-context.ts';
import { createLocaleReader, missedEntries, translationFindings } from './locales/localized-files.ts';
import { localesOf, overlaySchema } from './overlay/locale.ts';
import type { ResolveBlock } from './resolve/resolver.ts';
import { environmentOf } from './resolve/settings.ts';
import { createLocaleSite, type LocaleSite } from './resolve/site-resolver.ts';
import type { SchemaFiles } from './schema/schema-set.ts';
import { type Schemas, schemasKey } from './schema/schemas.ts';
import { createSiteSchemas } from './schema/site-types.ts';
import type { When } from './site/clock.ts';
import type { ContentFile } from './site/content-file.ts';
import type { SiteInput } from './site/input.ts';
import { isNoted, type NotedText, sourcesIn } from './site/noted-text.ts';
import { indexSite, type SiteIndex, type View } from './site/site-index.ts';
import { type ValidSite, validSite } from './site/valid-site.ts';

/** A site that was read and checked. It can be resolved only where it has no errors. */
export type CheckedSite = { readonly diagnostics: readonly Diagnostic[] } & (
  | { readonly valid: true; readonly index: ValidSite }
  | { readonly valid: false; readonly index: SiteIndex }
);

/** A file as it was read, what it was read of, and how it is called among what is kept. */
interface KnownFile extends ReadFile {
  readonly source: string | Uint8Array | NotedText;
  readonly sound?: { readonly key: string; readonly isKnown: boolean };
}

export type Compiler = ReturnType<typeof createCompiler>;

/** Of what is found in a site as a whole each says its place itself. */
const ELSEWHERE = { file: '', pointer: '' };

const byFile = (findings: readonly Finding[]) => groupBy(findings, ({ file }) => file);

/**
 * Makes a compiler for the engine's schemas. Keep it for as long as sites are compiled: it remembers unchanged files.
 * @param sound what an earlier compiler found sound, and where this one adds to it
 */
export function createCompiler(schemaFiles: SchemaFiles, sound?: Kept) {
  const schemasOf = createSiteSchemas(schemaFiles);
  const locateAll = createLocator(sound);
  let known = new Map<string, KnownFile>();
  let knownBy: Schemas | undefined;

  /** A sound file that is looked at as the next command will look at it. */
  function noted(source: string | NotedText, made: ReadFile): ReadFile {
    const { file } = made;
    if (typeof source === 'string' || source.note !== undefined || !file.isSound) return made;
    const note = noteOf(file);
    const next = source.noted(note);
    return note === ''
      ? made
      : { ...made, file: new NotedFile(file.path, next, note, file.schema, file.value) };
  }

  function read(path: string, source: KnownFile['source'], schemas: Schemas): KnownFile {
    if (source instanceof Uint8Array) return { source, ...readFile(path, source, schemas) };
    const text = () => (typeof source === 'string' ? source : source.read());
    if (!sound) return { source, ...readFile(path, text(), schemas) };
    const hash = typeof source === 'string' ? contentHash(source) : source.hash;
    // All that is looked at where a file is looked at by itself; who keeps what was found forgets it with each change of the engine.
    const key = `${schemasKey(schemas)} ${hash} ${path}`;
    const isKnown = sound.get(key) !== undefined;
    const plain = isKnown ? readSound(path, source, schemas, hash) : readFile(path, text(), schemas, hash);
    const made = noted(source, plain);
    return { source, ...made, ...(made.findings.length === 0 && { sound: { key, isKnown } }) };
  }

  function readAll(input: SiteInput, schemas: Schemas): readonly ReadFile[] {
    const before = knownBy === schemas ? known : undefined;
    const next: typeof known = new Map();
    for (const [path, source] of sourcesIn(input.files)) {
      const file = before?.get(path);
      next.set(path, file?.source === source ? file : read(path, source, schemas));
    }
    [known, knownBy] = [next, schemas];
    return [...next.values()];
  }

  /** How a file is called among what is kept; of none that was laid together of several, or is not sound. */
  function soundKey(file: ContentFile): KnownFile['sound'] {
    const own = known.get(file.path);
    return own?.file === file ? own.sound : undefined;
  }

  const ownFindings = remembered((file: ContentFile, { shapeOf }: Schemas): readonly Finding[] => {
    const own = soundKey(file);
    if (own?.isKnown) return [];
    const findings = fileFindings(file, shapeOf(file.schema ?? ''));
    if (own && findings.length === 0) sound?.set(own.key, '');
    return findings;
  });
  const notes = sound && createLinkNotes(sound, soundKey);
  /** Of each language; only the originals have what earlier commands noted. */
  const linkMemory = rememberedBy((code: string | undefined) =>
    createLinkMemory(
      (index, file) => linkedFindings(index, file, index.schemas.shapeOf(file.schema ?? '')),
      code === undefined ? notes : undefined,
    ),
  );
  const localeReader = remembered(createLocaleReader);

  const siteMemory = sound && notes && createSiteMemory(sound, notes);

  /** @param code of the language; left out for the originals */
  function linkFindings(
    index: SiteIndex,
    context: () => SiteContext,
    recall = forgetful,
    code?: string,
  ): Finding[] {
    const files = [...index.files.values()].filter((file) => file.schema !== undefined);
    const askSite = (whole: SiteContext) => ask('site', (rule) => rule.site?.(whole), ELSEWHERE);
    return [
      ...linkMemory(code)(index, files, recall),
      ...files.flatMap((file) => ownFindings(file, index.schemas)),
      ...recall('site', () => askSite(context())),
    ];
  }

  /** The site in its other languages, and what is wrong with their translations. `known` is what the originals have. */
  function localize(
    main: SiteIndex,
    overlays: ReadonlyMap<string, ContentFile>,
    known: readonly Finding[],
  ): { readonly languages: ReadonlyMap<string, SiteIndex>; readonly findings: readonly Finding[] } {
    const [missed, before] = [missedEntries(known), byFile(known)];
    const findings: Finding[] = [];
    const languages = new Map<string, SiteIndex>();
    for (const { code } of localesOf(main.site).slice(1)) {
      const { files, localized } = localeReader(main.schemas)(code, main.files, overlays);
      const index = { ...indexSite(main.input, files, main.schemas, main.now, main), languages };
      languages.set(code, index);
      const found = byFile(linkFindings(index, () => siteContext(index, []), undefined, code));
      for (const part of localized) {
        const { path } = part.file;
        const there = before.get(path) ?? [];
        findings.push(...translationFindings(part, found.get(path) ?? [], there, missed));
      }
    }
    return { languages, findings };
  }

  return {
    /**
     * Reads, validates and links. Pure: the input is all it sees, and files that did not change are not read again.
     * @param view what a preview shows besides
     */
    check(input: SiteInput, when: When, view?: View): CheckedSite {
      const { schemas, refused } = schemasOf(input.files);
      const ofTypes = refused.flatMap((fault) => ask('type', (rule) => rule.type?.(fault), ELSEWHERE));
      const read = readAll(input, schemas);
      const all = new Map(read.map(({ file }) => [file.path, file]));
      const isOverlay = (path: string) => overlaySchema(path, schemas.types) !== undefined;
      const files = new Map([...all].filter(([path]) => !isOverlay(path)));
      const overlays = new Map([...all].filter(([path]) => isOverlay(path)));
      const main = { ...indexSite(input, files, schemas, when, view), allFiles: all };
      const ofFiles = read.flatMap((file) => file.findings);
      const own = [...beside(ofFiles, ofTypes), ...inZone(withSchemaPaths(ofFiles, main), main.timeZone)];
      // Only a first look at a folder has notes of it.
      const isGlance = [...sourcesIn(input.files).values()].some(isNoted);
      const recall = (isGlance ? siteMemory?.(main) : undefined) ?? forgetful;
      const contextOf = remembered((of: SiteIndex) => siteContext(of, [...overlays.values()], notes));
      const linked = linkFindings(main, () => contextOf(main), recall);
      const { languages, findings } = localize(main, overlays, linked);
      const index: SiteIndex = { ...main, languages, recall };
      const found = [...own, ...beside(own, [...linked, ...findings])];
      const isSound = found.every(({ severity }) => severity !== 'error');
      const askSound = () => {
        const whole = { ...contextOf(main), index };
        return ask('soundSite', (rule) => rule.soundSite?.(whole), ELSEWHERE);
      };
      const told = isSound ? recall('advice', askSound) : [];
      const diagnostics = locateAll([...found, ...told], (path) => all.get(path), `${input.name}/`);
      const valid = validSite(index, diagnostics);
      return valid ? { index: valid, diagnostics, valid: true } : { index, diagnostics, valid: false };
    },
    /** The languages of a valid site, each ready to be resolved page by page. */
    resolve(index: ValidSite, environment: string, resolveBlock: ResolveBlock): readonly LocaleSite[] {
      const { site } = index;
      const options = { resolveBlock, environment: environmentOf(site, environment, index.preview) };
      return localesOf(site).map((locale) =>
        createLocaleSite(index.languages.get(locale.code) ?? index, locale, options),
      );
    },
  };
}
