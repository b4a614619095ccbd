import { block } from './block.ts';
import { brandMark } from './brand-mark.ts';
import type { DocumentSection, DocumentSource } from './document-source.ts';
import { FIXED, GRID } from './inner-styles.ts';
import { box, COLOURS, type Mark, rule } from './marks.ts';
import type { Publisher } from './publisher.ts';
import { place, type Style, setLine, setLines, tagged } from './set-text.ts';
import type { Typefaces } from './typefaces.ts';

const { left: LEFT, text: TEXT, right: RIGHT } = GRID;
const PAD = 20;
const RISK = /[^.]*subject to market risks[^.]*\.?/i;

/** The sentence on risk, where the document has it. */
export function riskSentence({ sections }: DocumentSource): string | undefined {
  const texts = sections.flatMap(({ paragraphs, bullets }) => [...paragraphs, ...bullets]);
  return texts.flatMap((text) => RISK.exec(text)?.[0]?.trim() ?? [])[0];
}

/** The closing section on risk and registration, which stands in the imprint; none where it is of another kind. */
export function fineSection({ sections }: DocumentSource): DocumentSection | undefined {
  const last = sections.at(-1);
  if (sections.length < 2 || !last || last.table || last.bullets.length > 0) return undefined;
  const length = last.paragraphs.join('').length;
  return last.paragraphs.some((text) => RISK.test(text)) && length < 1800 ? last : undefined;
}

/** The panel at the foot of the last page: the fine print, and who publishes the document. */
export type Imprint = { readonly height: number; readonly draw: (top: number) => Mark[] };

/** Sets the imprint. */
export function imprint(faces: Typefaces, source: DocumentSource, publisher: Publisher): Imprint {
  const fine = fineSection(source);
  const { arn, address, email, phone } = publisher.variables;
  const drawn: ((top: number) => Mark[])[] = [];
  let at = PAD;
  const add = (text: string, style: Style, before: number, role: 'H2' | 'P') => {
    const part = block(role);
    at += before;
    for (const line of setLines(faces, style, text, RIGHT - TEXT - PAD)) {
      const y = at + style.leading * 0.74;
      drawn.push((top) => [tagged(part, place(style, line, TEXT, top + y))]);
      at += style.leading;
    }
  };
  if (fine) {
    drawn.push((top) => [{ kind: 'anchor', title: fine.heading, y: top }]);
    add(fine.heading, FIXED.smallHeading, 0, 'H2');
    for (const text of fine.paragraphs) add(text, RISK.test(text) ? FIXED.smallStrong : FIXED.small, 4, 'P');
    const y = at + 11;
    drawn.push((top) => [rule(TEXT, top + y, RIGHT - PAD, top + y, COLOURS.line, 0.8)]);
    at += 20;
  }
  add(publisher.legalName, { ...FIXED.smallHeading, size: 10.5 }, 0, 'P');
  const details = [
    [publisher.descriptor, arn].filter(Boolean).join(', '),
    address ?? '',
    [email, phone, `Published on ${source.day}`].filter(Boolean).join('  ·  '),
  ];
  for (const text of details)
    if (text !== '') add(text, { ...FIXED.small, size: 7.6, leading: 11.6 }, 0, 'P');
  const height = at + PAD - 4;
  return {
    height,
    draw: (top) => [
      box(LEFT, top, RIGHT - LEFT, height, COLOURS.tint),
      rule(LEFT, top, RIGHT, top, COLOURS.gold, 1.2),
      ...brandMark(LEFT + 24, top + PAD + 1, 38),
      ...drawn.flatMap((draw) => draw(top)),
    ],
  };
}

/** The line that closes every inner page. */
export function footLine(faces: Typefaces, source: DocumentSource, publisher: Publisher): Mark {
  return place(
    FIXED.running,
    setLine(faces, FIXED.running, riskSentence(source) ?? publisher.legalName),
    LEFT,
    808,
  );
}
