import { error, type Finding, quote } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonObject, type JsonValue, own } from '../json/json.ts';
import type { Shape } from '../schema/shape.ts';
import { type Visitor, walk } from '../schema/walk.ts';
import type { ContentFile } from '../site/read-files.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { linksInMarkdown } from '../text/markdown-links.ts';
import { placeholders } from '../text/variables.ts';
import { checkLink } from './check-link.ts';
import { checkVariables, createScope, type Scope } from './check-variables.ts';
import { ownAnchors } from './targets.ts';

interface Context {
  readonly index: SiteIndex;
  readonly file: ContentFile;
  readonly scope: Scope;
  /** Null where the theme could not be read: then any accent may be right. */
  readonly accents: readonly string[] | null;
}

interface Place {
  readonly file: string;
  readonly pointer: string;
}

function accentFindings(name: string, accents: readonly string[] | null, at: Place): Finding[] {
  if (!accents || accents.includes(name)) return [];
  const possible = accents.length === 0 ? 'It has none.' : `Possible: ${accents.join(', ')}.`;
  return [
    error(
      'reference/accent',
      at,
      `There is no accent ${quote(name)} in theme.json. ${possible}`,
      nearest(name, accents),
    ),
  ];
}

const isPicture = (path: string) => /\.(svg|png|jpe?g|webp|avif|gif)$/.test(path);

function mediaFindings(path: string, index: SiteIndex, at: Place): Finding[] {
  const found = index.input.media.get(path);
  if (!found)
    return [
      error('media/missing', at, `There is no file ${quote(`public${path}`)}.`, index.nearestFile(path)),
    ];
  if (found.broken)
    return [error('media/unreadable', at, `${quote(`public${path}`)} cannot be read as a PDF document.`)];
  if (found.size || !isPicture(path)) return [];
  return [
    error(
      'media/unreadable',
      at,
      `${quote(`public${path}`)} cannot be read as a picture, or does not say its size.`,
    ),
  ];
}

function itemFindings(key: string, collection: string, index: SiteIndex, at: Place): Finding[] {
  const known = [...index.collections.values()].find((candidate) => candidate.name === collection);
  if (!known || known.incomplete || known.byKey.has(key)) return [];
  return [
    error(
      'reference/item',
      at,
      `There is no entry ${quote(key)} in ${collection}.`,
      nearest(key, known.byKey.keys()),
    ),
  ];
}

/** Where a link or `{name}` of a Markdown text stands: in one of its lines, where it is written as lines. */
function placesIn(written: JsonValue, at: Place): (part: string) => Place {
  let lines: Map<string, number> | undefined;
  return (part) => {
    lines ??= new Map(isArray(written) ? written.flatMap(partsOfLine).reverse() : []);
    const line = lines.get(part);
    return line === undefined ? at : { file: at.file, pointer: pointerTo(at.pointer, line) };
  };
}

function partsOfLine(line: JsonValue, index: number): (readonly [string, number])[] {
  if (typeof line !== 'string') return [];
  const parts = [...linksInMarkdown(line), ...placeholders(line).map((name) => `{${name}}`)];
  return parts.map((part) => [part, index]);
}

function leafFindings(context: Context, ...[text, role, collection, pointer, written]: Leaf): Finding[] {
  const { index, file, scope } = context;
  const at = { file: file.path, pointer };
  if (collection !== null) return itemFindings(text, collection, index, at);
  if (role === 'plain') return [];
  if (role === 'accent') return accentFindings(text, context.accents, at);
  if (role === 'media') return mediaFindings(text, index, at);
  const place = placesIn(written, at);
  const unknown = checkVariables(text, scope, place);
  if (unknown.length > 0 || role === 'text') return unknown;
  const links = role === 'link' ? [text] : [...new Set(linksInMarkdown(text))];
  const anchors = () => ownAnchors(index, file);
  return links.flatMap((href) => checkLink(href, { index, variables: scope, anchors }, place(href)));
}

type Leaf = Parameters<Visitor['leaf']>;

/** Checks every link, picture, reference, accent and variable of one file. `shape` is that of the file's schema. */
export function checkTexts(
  index: SiteIndex,
  file: ContentFile,
  shape: Shape,
  site: ReadonlyMap<string, string>,
): Finding[] {
  if (file.value === undefined || file.schema === 'strings.schema.json') return [];
  const theme = index.files.get('theme.json')?.value;
  const accents = isObject(theme) ? own(theme, 'accents') : undefined;
  const context: Context = {
    index,
    file,
    scope: createScope(index, file, site),
    accents: isObject(theme) ? Object.keys(isObject(accents) ? accents : {}) : null,
  };
  const findings: Finding[] = [];
  walk(shape, file.value, '', {
    leaf(...leaf) {
      for (const finding of leafFindings(context, ...leaf)) findings.push(finding);
    },
  });
  return [...findings, ...itemListFindings(file, index)];
}

/** `card-carousel` names items of whichever collection it shows; the schema cannot say which. */
function itemListFindings(file: ContentFile, index: SiteIndex): Finding[] {
  const sections = isObject(file.value) ? own(file.value, 'sections') : undefined;
  if (!isArray(sections)) return [];
  return sections.flatMap((section, i): Finding[] => {
    const block: JsonObject = isObject(section) ? section : {};
    const items = own(block, 'items');
    const collection = own(block, 'collection');
    if (!isArray(items) || typeof collection !== 'string') return [];
    return items.flatMap((item, j) => {
      const at = { file: file.path, pointer: pointerTo(`/sections/${i}/items`, j) };
      return typeof item === 'string' ? itemFindings(item, collection, index, at) : [];
    });
  });
}
