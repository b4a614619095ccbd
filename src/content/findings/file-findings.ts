import type { Text } from '../link/seen.ts';
import type { Shape } from '../schema/shape.ts';
import { walk } from '../schema/walk.ts';
import type { ContentFile } from '../site/content-file.ts';
import { ask, type Finding, inFile, rulesWith } from './finding.ts';

const [FILE, TEXT] = [rulesWith('file'), rulesWith('text')];

/** What the rules find that look at one file and nothing else: as long as the file is the same, so is the answer. */
export function createFileFindings(shapeOf: (schema: string) => Shape) {
  const known = new WeakMap<ContentFile, readonly Finding[]>();
  return (file: ContentFile): readonly Finding[] => {
    const before = known.get(file);
    if (before) return before;
    const placed = inFile(file.path);
    const findings = [...ask(FILE, (rule) => rule.file?.(file), placed)];
    if (file.value !== undefined)
      walk(shapeOf(file.schema ?? ''), file.value, '', {
        leaf(text, role, collection, pointer, written) {
          const leaf: Text = { text, role, collection, pointer, written };
          for (const finding of ask(TEXT, (rule) => rule.text?.(leaf), placed)) findings.push(finding);
        },
      });
    known.set(file, findings);
    return findings;
  };
}
