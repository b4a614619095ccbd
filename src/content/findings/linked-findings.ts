import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue } from '../json/json.ts';
import { deadEnd } from '../link/dead-end.ts';
import { listedItems } from '../link/references.ts';
import { createScope } from '../link/scope.ts';
import type { LinkedFile, LinkedText, Text } from '../link/seen.ts';
import { ownAnchors } from '../link/targets.ts';
import type { Shape } from '../schema/shape.ts';
import { walk } from '../schema/walk.ts';
import type { ContentFile } from '../site/content-file.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { linksInMarkdown } from '../text/markdown-links.ts';
import { placeholders, siteVariables } from '../text/variables.ts';
import { ask, type Finding, inFile, rulesWith } from './finding.ts';

const [LINKED_TEXT, LINK] = [rulesWith('linkedText'), rulesWith('link')];

const partsOfLine = (line: JsonValue, index: number): (readonly [string, number])[] =>
  typeof line === 'string'
    ? [...linksInMarkdown(line), ...placeholders(line).map((name) => `{${name}}`)].map((part) => [
        part,
        index,
      ])
    : [];

/** Finds the lines of a text's parts. They are looked for when the first is asked for: hardly any is. */
function createLineOf(written: JsonValue, pointer: string): LinkedText['lineOf'] {
  let lines: Map<string, number> | undefined;
  return (part) => {
    // Of parts that stand in several lines, the first counts.
    lines ??= new Map(isArray(written) ? written.flatMap(partsOfLine).reverse() : []);
    const line = lines.get(part);
    return line === undefined ? pointer : pointerTo(pointer, line);
  };
}

function linksOf({ text, role }: Text): Iterable<string> {
  if (role === 'link') return [text];
  return role === 'markdown' ? new Set(linksInMarkdown(text)) : [];
}

/** What the rules find in the texts of one file, and in its links. `shape` is that of the file's schema. */
export function linkedFindings(index: SiteIndex, file: ContentFile, shape: Shape): readonly Finding[] {
  if (file.value === undefined || file.schema === 'strings.schema.json') return [];
  const { accents } = index.theme;
  const isRead = isObject(index.files.get('theme.json')?.value);
  const scope = createScope(index, file, siteVariables(index.site, index.now));
  const linked: LinkedFile = {
    index,
    scope,
    accents: isRead ? Object.keys(isObject(accents) ? accents : {}) : null,
  };
  const placed = inFile(file.path);
  const anchors = () => ownAnchors(index, file);
  const findings: Finding[] = [];

  function look(text: LinkedText): void {
    const own = ask(LINKED_TEXT, (rule) => rule.linkedText?.(text, linked), placed);
    for (const finding of own) findings.push(finding);
    // What a link with an unknown variable would lead to, nobody can tell.
    if (own.length > 0) return;
    for (const href of linksOf(text)) {
      const end = deadEnd(href, index, scope, anchors);
      if (!end) continue;
      const at = (fault: { readonly message: string }) => placed({ pointer: text.lineOf(href), ...fault });
      findings.push(...ask(LINK, (rule) => rule.link?.(end, index), at));
    }
  }

  walk(shape, file.value, '', {
    leaf(text, role, collection, pointer, written) {
      if (role !== 'plain' || collection !== null)
        look({ text, role, collection, pointer, written, lineOf: createLineOf(written, pointer) });
    },
  });
  // In a body, a name that is no item's is left out.
  for (const { key, collection, pointer } of listedItems(file.value))
    if (pointer.startsWith('/sections/'))
      look({ text: key, role: 'plain', collection, pointer, written: key, lineOf: () => pointer });
  return findings;
}
