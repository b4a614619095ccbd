import { error, type Finding } from '../diagnostics/diagnostic.ts';
import { nearest, nearestPath } from '../diagnostics/nearest.ts';
import { pointerTo } from '../diagnostics/pointer.ts';
import type { Role, Shape } from '../schema/shape.ts';
import { walk } from '../schema/walk.ts';
import type { ContentFile } from '../site/read-files.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { isObject, type JsonObject, type JsonValue, own } from '../source/json.ts';
import { linksInMarkdown } from '../text/markdown-links.ts';
import { interpolate, lookUp, placeholders, type Variables } from '../text/variables.ts';
import { anchorsOf, readTarget } from './targets.ts';

interface Context {
  readonly index: SiteIndex;
  readonly file: string;
  readonly variables: Variables;
  /** The route that `#anchor` alone refers to. */
  readonly anchors: ReadonlySet<string>;
  readonly accents: readonly string[];
  readonly locale: { readonly knowsItem: boolean };
}

function linkFindings(href: string, pointer: string, context: Context): Finding[] {
  const { index, file } = context;
  const at = { file, pointer };
  const filled = interpolate(href, context.variables);
  if (filled.includes('{')) return [];
  const target = readTarget(filled, (path) => index.input.media.has(path));
  switch (target.kind) {
    case 'refused':
      return [
        error(
          'reference/scheme',
          at,
          target.scheme === '//'
            ? 'An address may not begin with “//”. Write https:// or a path.'
            : `Links may not use “${target.scheme}:”. Possible: a path, https:, mailto:, tel:.`,
        ),
      ];
    case 'relative':
      return [
        error(
          'reference/relative',
          at,
          `“${filled}” is relative to the page it stands on. Write the whole path.`,
          nearestPath(`/${filled.replace(/^[./]+/, '')}`, [...index.routes.keys()]),
        ),
      ];
    case 'anchor':
      return anchorFindings(target.anchor, context.anchors, 'this page', at);
    case 'page': {
      if (index.unread.has(target.route)) return [];
      const entry = index.routes.get(target.route);
      if (entry)
        return target.anchor === undefined
          ? []
          : anchorFindings(target.anchor, anchorsOf(index, target.route), target.route, at);
      if (/\.[a-z0-9]{2,5}$/.test(target.route))
        return [
          error(
            'media/missing',
            at,
            `There is no file “public${target.route}”.`,
            nearestPath(target.route, [...index.input.media.keys()]),
          ),
        ];
      return [
        error(
          'reference/page',
          at,
          `There is no page “${target.route}”.`,
          nearestPath(target.route, [...index.routes.keys()]),
        ),
      ];
    }
    default:
      return [];
  }
}

function anchorFindings(
  anchor: string,
  known: ReadonlySet<string>,
  where: string,
  at: { file: string; pointer: string },
): Finding[] {
  if (known.has(anchor)) return [];
  return [
    error('reference/anchor', at, `There is no section “${anchor}” on ${where}.`, nearest(anchor, known)),
  ];
}

function variableFindings(text: string, pointer: string, context: Context): Finding[] {
  const unknown = placeholders(text).find((name) => {
    if (name.startsWith('item.') && context.locale.knowsItem && context.variables.item === null) return false;
    return lookUp(name, context.variables) === undefined;
  });
  if (unknown === undefined) return [];
  const item = context.variables.item;
  const names = [
    ...context.variables.site.keys(),
    ...(item ? Object.keys(item).map((key) => `item.${key}`) : []),
  ];
  return [
    error(
      'text/unknown-variable',
      { file: context.file, pointer },
      `“{${unknown}}” is not a variable. Possible: ${names.map((name) => `{${name}}`).join(', ')}.`,
      nearest(unknown, names),
    ),
  ];
}

function leafFindings(
  text: string,
  role: Role,
  collection: string | null,
  pointer: string,
  context: Context,
): Finding[] {
  const { index, file } = context;
  const at = { file, pointer };
  if (collection !== null) {
    const known = [...index.collections.values()].find((candidate) => candidate.name === collection);
    if (!known || known.incomplete || known.byKey.has(text)) return [];
    return [
      error(
        'reference/item',
        at,
        `There is no entry “${text}” in ${collection}.`,
        nearest(text, known.byKey.keys()),
      ),
    ];
  }
  if (role === 'plain' || role === 'icon') return [];
  if (role === 'accent')
    return context.accents.includes(text)
      ? []
      : [
          error(
            'reference/accent',
            at,
            `There is no accent “${text}” in theme.json. Possible: ${context.accents.join(', ')}.`,
            nearest(text, context.accents),
          ),
        ];
  if (role === 'media')
    return index.input.media.has(text)
      ? []
      : [
          error(
            'media/missing',
            at,
            `There is no file “public${text}”.`,
            nearestPath(text, [...index.input.media.keys()]),
          ),
        ];
  const unknown = variableFindings(text, pointer, context);
  if (unknown.length > 0) return unknown;
  if (role === 'link') return linkFindings(text, pointer, context);
  if (role === 'markdown')
    return linksInMarkdown(text).flatMap((href) => linkFindings(href, pointer, context));
  return [];
}

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
  const entry = index.routeOfFile.get(file.path);
  const onTemplate = isObject(file.value) && typeof own(file.value, 'each') === 'string';
  const context: Context = {
    index,
    file: file.path,
    variables: { site, item: onTemplate ? (entry?.item?.value ?? null) : null },
    anchors: entry ? anchorsOf(index, entry.route) : new Set(),
    accents: isObject(accents) ? Object.keys(accents) : [],
    locale: { knowsItem: onTemplate },
  };
  const findings: Finding[] = [];
  walk(shape, file.value, '', {
    leaf(value, role, collection, pointer) {
      findings.push(...leafFindings(value, role, collection, pointer, context));
    },
  });
  findings.push(...itemListFindings(file.value, context));
  return findings;
}

/** `card-carousel` names items of whichever collection it shows; the schema cannot say which. */
function itemListFindings(page: JsonValue, context: Context): Finding[] {
  const sections = isObject(page) ? own(page, 'sections') : undefined;
  if (!Array.isArray(sections)) return [];
  return sections.flatMap((section: JsonValue, i): Finding[] => {
    const block: JsonObject = isObject(section) ? section : {};
    const items = own(block, 'items');
    const collection = own(block, 'collection');
    if (!Array.isArray(items) || typeof collection !== 'string') return [];
    return items.flatMap((item: JsonValue, j) =>
      typeof item === 'string'
        ? leafFindings(item, 'plain', collection, pointerTo(`/sections/${i}/items`, j), context)
        : [],
    );
  });
}
