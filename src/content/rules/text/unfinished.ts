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

function linkWords({ text, role, pointer }: Text): [words: string, index: number][] {
  if (role !== 'markdown') return pointer.endsWith('/label') ? [[text, 0]] : [];
  const links = text.includes('](') ? [...text.matchAll(LINK_WORDS)] : [];
  return links.map(({ 1: words = '', index }) => [words, index]);
}

function faultOf(one: Text): Fault | undefined {
  const { text, role } = one;
  if (role !== 'text' && role !== 'markdown') return undefined;
  const left = LEFT.exec(text);
  if (left)
    return {
      pointer: lineAt(one, left.index).pointer,
      message: `“${left[0]}” is a note to oneself: visitors would read it. Write the text.`,
    };
  const [words, index = 0] = linkWords(one).find(([said]) => EMPTY_LINK.test(said)) ?? [];
  if (words === undefined) return undefined;
  return {
    pointer: lineAt(one, index).pointer,
    message: `“${words}” does not say where the link leads. Name its page, such as “See our fees”.`,
  };
}

/** A draft is to be written, and may say so. */
const isDraft = (file: ContentFile, pointer: string) =>
  ['', /^\/items\/\d+/.exec(pointer)?.[0] ?? ''].some(
    (at) => own(valueAt(file.value, at), 'isActive') === false,
  );

export const textUnfinished = advice({
  says: 'Advice: a text still holds a note or a stand-in, or a link does not say where it leads.',
  wrong: '"TODO: ask Meera", "[click here](/fees)"',
  right: '"Our fees", "[See our fees](/fees)"',
  remedy: 'Write the text, and name what a link leads to.',
  text: faultOf,
  file: (file, texts) =>
    texts.flatMap((one) => {
      const left = standInIn(one.text);
      return left !== undefined && !isDraft(file, one.pointer)
        ? {
            pointer: lineAt(one, one.text.indexOf(left)).pointer,
            message: `“${left}” stands where a text is still to be written: visitors would read it. Write the text.`,
          }
        : [];
    }),
});
