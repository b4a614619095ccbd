import { UNSEEN } from '../../model/unseen.ts';
import { referencesOf } from '../link/references.ts';
import { createScope, scopeAt } from '../link/scope.ts';
import { deadEnd, ownAnchors } from '../link/targets.ts';
import type { Shape } from '../schema/shape.ts';
import { type Text, walk } from '../schema/walk.ts';
import type { ContentFile } from '../site/content-file.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { ask, type Finding } from './finding.ts';

/** What the rules find that look at one file and nothing else. `shape` is that of the file's schema. */
export function fileFindings(file: ContentFile, shape: Shape): readonly Finding[] {
  const texts: Text[] = [];
  walk(shape, file.value, '', (text) => void texts.push(text));
  const findings = [...ask('file', (rule) => rule.file?.(file, texts), { file: file.path, pointer: '' })];
  for (const text of texts) {
    const at = { file: file.path, pointer: text.pointer };
    for (const finding of ask('text', (rule) => rule.text?.(text), at)) findings.push(finding);
  }
  return findings;
}

/** What the rules find in all that one file names. */
export function linkedFindings(index: SiteIndex, file: ContentFile, shape: Shape): readonly Finding[] {
  if (file.schema === 'strings.schema.json') return [];
  const scope = createScope(index, file);
  const anchors = () => ownAnchors(index, file);
  const findings: Finding[] = [];
  const seen = new Set<string>();
  const unknown = new Set<string>();
  for (const named of referencesOf(file, shape)) {
    const { kind, text, pointer, index: begin, whole, isLoose, isPicture } = named;
    const here = text.includes('{item.') ? scopeAt(scope, file, whole) : scope;
    const key = `${kind} ${isPicture} ${whole} ${text}`;
    // What a text names twice is said once; what a link with an unknown variable would lead to, nobody can tell.
    if (isLoose || seen.has(key) || (kind === 'link' && text.includes('{') && unknown.has(whole))) continue;
    seen.add(key);
    const at = { file: file.path, pointer, part: [begin, begin + text.length] as const };
    // Where a picture would lead says nothing: no text shows it. Nor does a link in which a character is told that nobody sees.
    const end =
      kind === 'link' && !isPicture && !UNSEEN.test(text) ? deadEnd(text, here, anchors) : undefined;
    const found = end
      ? ask('link', (rule) => rule.link?.(end, index), at)
      : ask('name', (rule) => rule.name?.(named, here), at);
    for (const finding of found) findings.push(finding);
    if (found.length > 0 && kind === 'variable') unknown.add(whole);
  }
  return findings;
}
