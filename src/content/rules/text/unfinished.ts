import { own, valueAt } from '../../json/json.ts';
import { lineAt, type Text } from '../../schema/walk.ts';
import type { ContentFile } from '../../site/content-file.ts';
import { standInIn } from '../../text/stand-in.ts';
import { advice } from '../rule.ts';

const LEFT = /\b(?:TODO|FIXME|TBD|XXX|[Ll]orem(?: ipsum)?|dolor sit amet|[Tt]odo(?=:))\b/;
/** Words of a link that say nothing when a screen reader lists the page’s links. */
const EMPTY_LINK = /^(?:click here|here|this link|read this|यहाँ|यहां|(?:यहाँ|यहां) क्लिक करें|क्लिक करें)$/i;
const LINK_WORDS = /\[([^\][]+)\]\((?!\))/g;

function linkWords({ text, role, pointer }: Text): [words: string, index: number][] {
  if (role !== 'markdown') return pointer.endsWith('/label') ? [[text, 0]] : [];
  const links = text.includes('](') ? [...text.matchAll(LINK_WORDS)] : [];
  return links.map(({ 1: words = '', index }) => [words, index]);
}

/** A draft is to be written, and may say so. */
const isDraft = (file: ContentFile, pointer: string) =>
  ['', /^\/items\/\d+/.exec(pointer)?.[0] ?? ''].some(
    (at) => own(valueAt(file.value, at), 'isActive') === false,
  );

/** What is still to be done of a text, and where in it. */
function* leftIn(one: Text, file: ContentFile): Generator<readonly [index: number, message: string]> {
  const { text, role, pointer } = one;
  const standIn = standInIn(text);
  if (standIn !== undefined && !isDraft(file, pointer))
    yield [
      text.indexOf(standIn),
      `“${standIn}” stands where a text is still to be written: visitors would read it. Write the text.`,
    ];
  if (role !== 'text' && role !== 'markdown') return;
  const left = LEFT.exec(text);
  if (left)
    return yield [left.index, `“${left[0]}” is a note to oneself: visitors would read it. Write the text.`];
  const [words, index = 0] = linkWords(one).find(([said]) => EMPTY_LINK.test(said)) ?? [];
  if (words !== undefined)
    yield [index, `“${words}” does not say where the link leads. Name its page, such as “See our fees”.`];
}

export const textUnfinished = advice({
  says: 'Advice: a text still holds a note or a stand-in, or a link does not say where it leads.',
  wrong: '"TODO: ask Meera", "[click here](/fees)"',
  right: '"Our fees", "[See our fees](/fees)"',
  remedy: 'Write the text, and name what a link leads to.',
  file: (file, texts) =>
    texts.flatMap((one) =>
      Array.from(leftIn(one, file), ([index, message]) => ({ pointer: lineAt(one, index).pointer, message })),
    ),
});
