import { block } from './block.ts';
import type { DocumentSection, DocumentSource } from './document-source.ts';
import { FIXED, GRID, type Setting } from './inner-styles.ts';
import { bound, leading, lineAtoms } from './lines.ts';
import { box, COLOURS, circle, type Mark, rule } from './marks.ts';
import type { Atom } from './paginate.ts';
import { place, type Style, setLine, setLines, tagged } from './set-text.ts';
import { tableAtoms } from './table.ts';
import { titleLines } from './title.ts';

const { left: LEFT, text: TEXT, right: RIGHT } = GRID;
const WIDTH = RIGHT - TEXT;
const NUMBER = /^(\d+)[.)] /;

/** A small disc, a box to tick, or the item's own number. */
function bulletSign({ faces, body }: Setting, number: string, boxes: boolean, y: number): Mark[] {
  if (number !== '') {
    const style: Style = { ...body, face: 'strong', size: body.size * 0.9, colour: COLOURS.goldDeep };
    return [place(style, setLine(faces, style, number), TEXT, y + body.leading * 0.74)];
  }
  const middle = y + body.leading * 0.74 - body.size * 0.36;
  if (!boxes) return [{ kind: 'path', d: circle(TEXT + 3, middle + 0.3, 1.9), fill: COLOURS.gold }];
  return [{ ...box(TEXT + 0.4, middle - 4.1, 8.2, 8.2, COLOURS.white), stroke: COLOURS.inkSoft, width: 0.8 }];
}

function headingAtoms({ faces, gap }: Setting, heading: string, number: string): Atom[] {
  const lines = setLines(faces, FIXED.heading, heading, WIDTH, true);
  const [before, height] = gap;
  const margin = (y: number): Mark[] =>
    number === ''
      ? []
      : [place(FIXED.number, setLine(faces, FIXED.number, number), LEFT, y + FIXED.heading.leading * 0.74)];
  const opener: Atom = {
    height,
    before,
    keep: true,
    draw: (y) => [
      { kind: 'anchor', title: heading, y },
      rule(LEFT, y, RIGHT, y, COLOURS.line, 0.8),
      rule(LEFT, y, LEFT + 26, y, COLOURS.gold, 1.6),
    ],
  };
  return [
    opener,
    ...bound(lineAtoms(lines, FIXED.heading, { x: TEXT, before: 0, block: block('H2'), beside: margin })),
  ];
}

function bulletAtoms(setting: Setting, bullets: readonly string[], boxes: boolean): Atom[] {
  const { faces, body } = setting;
  const counted = bullets.every((text) => NUMBER.test(text));
  const indent = counted ? 22 : boxes ? 17 : 14;
  const list = block('L');
  return bullets.flatMap((text, index) => {
    const number = counted ? (NUMBER.exec(text)?.[1] ?? '') : '';
    const own = counted ? text.replace(NUMBER, '') : text;
    const lines = setLines(faces, body, own, WIDTH - indent);
    const part = block('LBody', block('LI', list));
    const beside = (y: number) => bulletSign(setting, number, boxes, y);
    const atoms = lineAtoms(lines, body, { x: TEXT + indent, before: 5.5, block: part, beside });
    const alone = bullets.length > 1 && (index === 0 || index === bullets.length - 2);
    return alone ? leading(atoms) : atoms;
  });
}

function sectionAtoms(
  setting: Setting,
  section: DocumentSection,
  number: string,
  first: boolean,
  boxes: boolean,
): Atom[] {
  const { heading, paragraphs, bullets, table } = section;
  const atoms = headingAtoms(setting, heading, number);
  paragraphs.forEach((text, index) => {
    const style = first && index === 0 ? setting.lead : setting.body;
    const before = index === 0 ? 7 : style.leading * 0.5;
    const lines = setLines(setting.faces, style, text, WIDTH);
    const added = lineAtoms(lines, style, { x: TEXT, before, block: block('P') });
    const introduces = index === paragraphs.length - 1 && (bullets.length > 0 || table !== undefined);
    atoms.push(...(introduces ? leading(added) : added));
  });
  atoms.push(...bulletAtoms(setting, bullets, boxes));
  if (table) atoms.push(...tableAtoms(setting, table, TEXT, RIGHT));
  return atoms;
}

/** The opening of the text: who wrote it and when, and the title once more. */
function openingAtoms({ faces }: Setting, source: DocumentSource): Atom[] {
  const byline = setLine(faces, FIXED.byline, `${source.author} · ${source.day}`.toUpperCase());
  const part = block('P');
  const title = titleLines(faces, FIXED.title, source.title, RIGHT - LEFT - 20).map(
    ({ line, second }): Atom => {
      const style = second ? { ...FIXED.title, colour: COLOURS.goldDeep } : FIXED.title;
      const draw = (y: number) => [tagged(part, place(style, line, LEFT - 1, y + style.leading * 0.74))];
      return { height: style.leading, before: 0, keep: true, draw };
    },
  );
  const after: Atom = { height: 4, before: 0, keep: true, draw: () => [] };
  return [
    { height: 24, before: 0, keep: true, draw: (y) => [place(FIXED.byline, byline, LEFT, y + 6)] },
    ...title,
    after,
  ];
}

/** The opening and the sections, in order. */
export function documentAtoms(
  setting: Setting,
  source: DocumentSource,
  sections: readonly DocumentSection[],
): Atom[] {
  const own = sections.some(({ heading }) => /^(?:step|part|question)?\s*\d/i.test(heading));
  const numbered = !own && !/letter/i.test(source.title);
  const boxes = /checklist|worksheet/i.test(source.title);
  const atoms = sections.flatMap((section, index) => {
    const number = numbered ? String(index + 1).padStart(2, '0') : '';
    return sectionAtoms(setting, section, number, index === 0, boxes);
  });
  return [...openingAtoms(setting, source), ...atoms];
}
