import { error, type Finding } from '../diagnostics/diagnostic.ts';
import type { Shape } from '../schema/shape.ts';
import { walk } from '../schema/walk.ts';
import type { ContentFile } from '../site/read-files.ts';

/** A text of blanks alone is as empty as one of no characters, which the schema refuses. */
export function blankTexts(file: ContentFile, shape: Shape): Finding[] {
  const findings: Finding[] = [];
  if (file.value === undefined) return findings;
  walk(shape, file.value, '', {
    leaf(text, role, _collection, pointer) {
      if ((role !== 'text' && role !== 'markdown') || text === '' || text.trim() !== '') return;
      findings.push(
        error(
          'schema/empty',
          { file: file.path, pointer },
          'This text holds blanks alone. Write something or remove the property.',
        ),
      );
    },
  });
  return findings;
}
