import { brandMark } from './brand-mark.ts';
import type { DocumentSource } from './document-source.ts';
import { GRID, STYLES } from './inner-styles.ts';
import { box, COLOURS, type Mark, PAGE, rule } from './marks.ts';
import { paginate } from './paginate.ts';
import type { Publisher } from './publisher.ts';
import { documentAtoms, riskSentence } from './sections.ts';
import { place, type Style, setLine } from './set-text.ts';
import type { Typefaces } from './typefaces.ts';

const { left: LEFT, text: TEXT, right: RIGHT, top: TOP, bottom: BOTTOM } = GRID;
const COLOPHON = 82;

/** Ground, running head and foot of one page. */
function furniture(faces: Typefaces, source: DocumentSource, publisher: Publisher, page: number): Mark[] {
  const left = (style: Style, text: string, x: number, y: number) =>
    place(style, setLine(faces, style, text), x, y);
  const right = (style: Style, text: string, y: number) =>
    place(style, setLine(faces, style, text), RIGHT, y, 'right');
  const risk = riskSentence(source);
  return [
    box(0, 0, PAGE.width, PAGE.height, COLOURS.paper),
    ...brandMark(LEFT, 34, 17),
    left({ ...STYLES.folio, size: 10.5 }, publisher.name, LEFT + 24, 46.4),
    ...(page > 2 ? [right(STYLES.running, source.title, 46)] : []),
    rule(LEFT, 62, RIGHT, 62, COLOURS.line, 0.8),
    rule(LEFT, 792, RIGHT, 792, COLOURS.line, 0.8),
    left(STYLES.running, risk ?? publisher.legalName, LEFT, 808),
    right(STYLES.folio, String(page), 808.6),
  ];
}

/** Who publishes the document, at the foot of its last page. */
function colophon(faces: Typefaces, source: DocumentSource, publisher: Publisher): Mark[] {
  const { arn, address, email, phone } = publisher.variables;
  const top = BOTTOM - COLOPHON + 8;
  const lines = [
    [publisher.descriptor, arn].filter(Boolean).join(', '),
    address ?? '',
    [email, phone].filter(Boolean).join('  ·  '),
    `Published on ${source.day}`,
  ].filter((line) => line !== '');
  const style: Style = { ...STYLES.small, size: 7.8 };
  return [
    box(LEFT, top, RIGHT - LEFT, COLOPHON, COLOURS.tint),
    ...brandMark(LEFT + 28, top + 23, 36),
    place(
      STYLES.smallHeading,
      setLine(faces, { ...STYLES.smallHeading }, publisher.legalName),
      TEXT,
      top + 24,
    ),
    ...lines.map((line, index) => place(style, setLine(faces, style, line), TEXT, top + 38 + index * 11.6)),
  ];
}

/** Every page but the cover. */
export function innerPages(faces: Typefaces, source: DocumentSource, publisher: Publisher): Mark[][] {
  const { pages, end } = paginate(documentAtoms(faces, source), TOP, BOTTOM);
  const last = pages.length - 1;
  const room = end + 22 <= BOTTOM - COLOPHON;
  return pages.map((marks, index) => [
    ...furniture(faces, source, publisher, index + 2),
    ...marks,
    ...(index === last && room ? colophon(faces, source, publisher) : []),
  ]);
}
