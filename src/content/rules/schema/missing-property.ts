import { quote } from '../../diagnostics/fault.ts';
import { type JsonValue, listAt, objectAt, own, stringAt } from '../../json/json.ts';
import { type ContentFile, mayMean } from '../../site/content-file.ts';
import { blocksOf } from '../../site/page-entries.ts';
import { mistake } from '../rule.ts';
import { badBlock } from './bad-block.ts';
import { exampleOf } from './format.ts';

/** What could stand in a field, as its schema shows it; undefined where that takes more than a word. */
function exampleIn(schema: JsonValue | undefined, name: string): string | undefined {
  const field = own(objectAt(schema, 'properties'), name);
  const [choice] = listAt(field, 'enum');
  const [whole] = listAt(schema, 'examples');
  // Its words may also quote what is refused.
  const [, shown] = /such as “([^“”]+)”/.exec(stringAt(field, 'patternErrorMessage') ?? '') ?? [];
  const value =
    own(field, 'const') ??
    choice ??
    own(whole, name) ??
    // A pattern asks for more than a format.
    shown ??
    exampleOf(stringAt(field, 'format') ?? '') ??
    own(field, 'minimum');
  return value === undefined || typeof value === 'object' || String(value).length > 60
    ? undefined
    : JSON.stringify(value);
}

/** What a field without an example is for, as an editor shows it beside the field; empty where that only names it once more. */
function meaningIn(schema: JsonValue | undefined, name: string): string {
  const description = stringAt(own(objectAt(schema, 'properties'), name), 'description') ?? '';
  const [sentence = ''] = /^.*?\.(?= |$)/.exec(description) ?? [];
  return sentence.split(' ').length > 2 ? sentence.replaceAll(/`([^`]*)`/g, '“$1”') : '';
}

/** What the contact form asks of `site.json`. */
const FOR_THE_FORM = {
  contact: '"contact": { "endpoint": "/contact" }',
  captcha: '"captcha": { "provider": "altcha" }',
};

export const schemaMissingProperty = mistake({
  says: 'A field that is needed is not there. The place is the opening brace of its object.',
  wrong: '{ "title": "Tax" }',
  right: '{ "title": "Tax", "summary": "What we do about tax." }',
  remedy: 'Add the field; your editor completes it.',
  site({ index: { files } }) {
    const site = files.get('site.json');
    const missing = Object.entries(FOR_THE_FORM).filter(
      ([name]) => !mayMean(site, name) && !own(site?.value, name),
    );
    const hasForm = (file: ContentFile) =>
      own(file.value, 'isActive') !== false && blocksOf(file, 'contact-panel').length > 0;
    const form = missing.length > 0 ? [...files.values()].find(hasForm) : undefined;
    return missing.flatMap(([name, example]) => {
      if (!form) return [];
      const message = `The property “${name}” is missing here: ${form.path} has the contact form. For example: ${example}.`;
      return { file: 'site.json', pointer: '', spot: 'brace' as const, message };
    });
  },
  issue(issue, _, schema) {
    const block = badBlock(issue);
    const missing = (name: string) => `The property “${name}” is missing here`;
    if (block?.kind === 'missing')
      return { spot: 'brace', message: `${missing(block.tag)}: it names the block. ${block.possible}` };
    if (issue.keyword !== 'required') return undefined;
    const name = String(issue.params.missingProperty);
    const example = exampleIn(issue.parentSchema, name);
    const shown =
      example === undefined
        ? meaningIn(issue.parentSchema, name)
        : `For example: ${JSON.stringify(name)}: ${example}.`;
    // Which folder it names differs from site to site.
    const copy = `Copy the line from a file beside this one, with ${quote(schema)} at its end.`;
    const write = name === '$schema' ? copy : shown;
    return { spot: 'brace', message: `${missing(name)}. ${write}`.trimEnd(), lacks: name };
  },
});
