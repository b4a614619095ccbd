import { quote } from '../../diagnostics/fault.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { isObject, type JsonValue, objectAt, own } from '../../json/json.ts';
import { placeholders } from '../../text/variables.ts';
import { advice } from '../rule.ts';

/** What a word says of most numbers: its forms for one and two may say the number in letters. */
const mostly = (word: JsonValue | undefined) => String((isObject(word) ? word.other : word) ?? '');

export const localeLostName = advice({
  says: 'Advice: a word of the engine has lost a name in braces, so that what it stands for is not said.',
  wrong: '"goToPage": "Show this page"',
  right: '"goToPage": "Show page {page}"',
  remedy: 'Write the name that the message tells where its value belongs in the sentence.',
  *soundSite({ index, overlays }) {
    const words = objectAt(index.schemas.files.get('strings.schema.json'), 'properties');
    for (const { path: file, value } of [...index.files.values(), ...overlays]) {
      if (!/(?:^|\/)strings\.json$/.test(file) || !isObject(value)) continue;
      for (const [word, written] of Object.entries(value)) {
        const text = mostly(written);
        const names = placeholders(mostly(own(own(words, word), 'default'))).map((name) => name.text);
        const lost = text === '' ? undefined : names.find((name) => !text.includes(name));
        if (lost === undefined) continue;
        const pointer = pointerTo('', word) + (isObject(written) ? '/other' : '');
        const message = `${quote(lost)} is not in this text. Write it where its value belongs.`;
        yield { file, pointer, message };
      }
    }
  },
});
