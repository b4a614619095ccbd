import type { ContactPanel } from '../../../model/content.gen.ts';
import type { Fault } from '../../diagnostics/fault.ts';
import { asList, asText, type UncheckedObject } from '../../json/unchecked.ts';
import { blocksOf } from '../../site/page-entries.ts';
import { mistake } from '../rule.ts';

/** The most characters that a text of a form may have. */
const LONGEST = 1000;

function* faultsOf({ fields }: UncheckedObject<ContactPanel>, at: string): Generator<Fault> {
  for (const [i, field] of asList(fields).entries()) {
    const pointer = `${at}/fields/${i}`;
    const type = asText(field?.type) ?? 'text';
    const { choices, min, max } = Object(field);
    if (type === 'choice' && choices === undefined)
      yield { pointer, message: 'There is nothing to choose from. Give the field its “choices”.' };
    if (type !== 'choice' && choices !== undefined)
      yield { pointer: `${pointer}/choices`, message: 'Only a field of the “type” “choice” has choices.' };
    if (type !== 'number' && min !== undefined)
      yield { pointer: `${pointer}/min`, message: 'Only a field of the “type” “number” has a smallest one.' };
    if (!['text', 'lines', 'number'].includes(type) && max !== undefined)
      yield { pointer: `${pointer}/max`, message: 'Only texts and numbers have a limit.' };
    if (['text', 'lines'].includes(type) && typeof max === 'number' && !(max >= 1 && max <= LONGEST))
      yield { pointer: `${pointer}/max`, message: `A text has 1 to ${LONGEST} characters.` };
    if (type === 'number' && min > max)
      yield {
        pointer: `${pointer}/min`,
        message: `The smallest number, ${min}, is above the largest, ${max}.`,
      };
  }
}

export const schemaFormField = mistake({
  says: 'A field of a form has what its type does not have, or lacks what it needs.',
  wrong: '"fields": [{ "id": "topic", "type": "choice", "label": "What is it about?" }]',
  right:
    '"fields": [{ "id": "topic", "type": "choice", "label": "What is it about?", "choices": [{ "id": "tax", "label": "Taxes" }] }]',
  remedy: 'Give “choices” to a choice alone, “min” to a number alone, and “max” to texts and numbers.',
  file: (file) =>
    blocksOf(file, 'contact-panel').flatMap(({ block, pointer }) => [...faultsOf(block, pointer)]),
});
