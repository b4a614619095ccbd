import { brandMark } from './brand-mark.ts';
import type { DocumentSource } from './document-source.ts';
import { fineSection, footLine, type Imprint, imprint } from './imprint.ts';
import { FIXED, GRID, settingFor } from './inner-styles.ts';
import { box, COLOURS, type Mark, PAGE, rule } from './marks.ts';
import { paginate } from './paginate.ts';
import type { Publisher } from './publisher.ts';
import { documentAtoms } from './sections.ts';
import { place, setLine } from './set-text.ts';
import type { Typefaces } from './typefaces.ts';

const { left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM } = GRID;

/** From roomy to tight: the first of those that need the fewest pages is taken. */
const EASES = [1.12, 1.09, 1.06, 1.03, 1, 0.97, 0.945];

/** Ground, running head and foot of one page. */
function furniture(faces: Typefaces, source: DocumentSource, publisher: Publisher, page: number): Mark[] {
  const name = { ...FIXED.smallHeading, size: 10.5 };
  const title = place(FIXED.running, setLine(faces, FIXED.running, source.title), RIGHT, 46, 'right');
  return [
    box(0, 0, PAGE.width, PAGE.height, COLOURS.paper),
    ...brandMark(LEFT, 34, 17),
    place(name, setLine(faces, name, publisher.name), LEFT + 24, 46.4),
    ...(page > 2 ? [title] : []),
    rule(LEFT, 62, RIGHT, 62, COLOURS.line, 0.8),
    rule(LEFT, 792, RIGHT, 792, COLOURS.line, 0.8),
    footLine(faces, source, publisher),
    place(FIXED.folio, setLine(faces, FIXED.folio, String(page)), RIGHT, 808.6, 'right'),
  ];
}

/** The pages' texts with the imprint at the foot of the last, or on a page of its own where none is left. */
function flow(faces: Typefaces, source: DocumentSource, closing: Imprint, ease: number): (readonly Mark[])[] {
  const fine = fineSection(source);
  const sections = source.sections.filter((section) => section !== fine);
  const { pages, end } = paginate(documentAtoms(settingFor(faces, ease), source, sections), TOP, BOTTOM);
  const marks = closing.draw(BOTTOM - closing.height);
  if (end + 26 > BOTTOM - closing.height) return [...pages, marks];
  return pages.map((page, index) => (index === pages.length - 1 ? [...page, ...marks] : page));
}

/** Every page but the cover. */
export function innerPages(faces: Typefaces, source: DocumentSource, publisher: Publisher): Mark[][] {
  const closing = imprint(faces, source, publisher);
  const choices = EASES.map((ease) => flow(faces, source, closing, ease));
  const fewest = Math.min(...choices.map((pages) => pages.length));
  const pages = choices.find(({ length }) => length === fewest) ?? [];
  return pages.map((marks, index) => [...furniture(faces, source, publisher, index + 2), ...marks]);
}
