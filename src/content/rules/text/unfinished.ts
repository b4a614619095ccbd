import type { Fault } from '../../diagnostics/fault.ts';
import { own, valueAt } from '../../json/json.ts';
import { lineAt, type Text } from '../../schema/walk.ts';
import type { ContentFile } from '../../site/content-file.ts';
import { standInIn } from '../../text/stand-in.ts';
import { advice } from '../rule.ts';

const LEFT = /\b(?:TODO|FIXME|TBD|XXX|[Ll]orem(?: ipsum)?|dolor sit amet|[Tt]odo(?=:))\b/;
/** Words of a link that say nothing when a screen reader lists the page’s links. */
const EMPTY_LINK = /^(?:click here|here|this link|read this|यहाँ|यहां|(?:यहाँ|यहां) क्लिक करें|क्लिक करें)$/i;
const LINK_WORDS = /\[([^\][]+)\]\((?!\))/g;

/** The words of a text’s first link that say nothing. */
function emptyLink({ text, role, pointer }: Text): [words: string, index: number] | undefined {
  if (role !== 'markdown') return pointer.endsWith('/label') && EMPTY_LINK.test(text) ? [text, 0] : undefined;
  if (text.includes(']('))
    for (const { 1: words = '', index } of text.matchAll(LINK_WORDS))
      if (EMPTY_LINK.test(words)) return [words, index];
  return undefined;
}

/** A draft is to be written, and may say so. */
const isDraft = (file: ContentFile, pointer: string) =>
  ['', /^\/items\/\d+/.exec(pointer)?.[0] ?? ''].some(
    (at) => own(valueAt(file.value, at), 'isActive') === false,
  );

/** What is still to be done in a text, most urgent first. */
function* leftIn(one: Text, file: ContentFile): Generator<Fault> {
  const { text, role, pointer } = one;
  const at = (index: number, message: string) => ({ pointer: lineAt(one, index).pointer, message });
  const standIn = standInIn(text);
  if (standIn !== undefined && !isDraft(file, pointer))
    yield at(
      text.indexOf(standIn),
      `“${standIn}” stands where a text is still to be written: visitors would read it. Write the text.`,
    );
  if (role !== 'text' && role !== 'markdown') return;
  const left = LEFT.exec(text);
  if (left)
    return yield at(left.index, `“${left[0]}” is a note to oneself: visitors would read it. Write the text.`);
  const [words, index = 0] = emptyLink(one) ?? [];
  if (words !== undefined)
    yield at(index, `“${words}” does not say where the link leads. Name its page, such as “See our fees”.`);
}

function* leftInAll(file: ContentFile, texts: readonly Text[]): Generator<Fault> {
  for (const one of texts) yield* leftIn(one, file);
}

export const textUnfinished = advice({
  says: 'Advice: a text still holds a note or a stand-in, or a link does not say where it leads.',
  wrong: '"TODO: ask Meera", "[click here](/fees)"',
  right: '"Our fees", "[See our fees](/fees)"',
  remedy: 'Write the text, and name what a link leads to.',
  file: leftInAll,
});
