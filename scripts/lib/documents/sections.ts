import type { DocumentSection, DocumentSource } from './document-source.ts';
import { GRID, STYLES } from './inner-styles.ts';
import { box, COLOURS, circle, type Mark, PAGE, rule } from './marks.ts';
import type { Atom } from './paginate.ts';
import { type Line, place, type Style, setLine, setLines } from './set-text.ts';
import { tableAtoms } from './table.ts';
import type { Typefaces } from './typefaces.ts';

const { left: LEFT, text: TEXT, right: RIGHT } = GRID;
const RISK = /[^.]*subject to market risks[^.]*\.?/i;

/** The sentence on risk, where the document has it. */
export function riskSentence(source: DocumentSource): string | undefined {
  const texts = source.sections.flatMap(({ paragraphs, bullets }) => [...paragraphs, ...bullets]);
  return texts.flatMap((text) => RISK.exec(text)?.[0]?.trim() ?? [])[0];
}

/** Lines of a paragraph; neither its first nor its last line stands alone on a page. */
function lineAtoms(
  lines: readonly Line[],
  style: Style,
  x: number,
  before: number,
  extra?: (y: number) => Mark[],
): Atom[] {
  return lines.map((line, index) => ({
    height: style.leading,
    before: index === 0 ? before : 0,
    keep: lines.length > 1 && (index === 0 || index === lines.length - 2),
    draw: (y) => [...(index === 0 && extra ? extra(y) : []), place(style, line, x, y + style.leading * 0.74)],
  }));
}

function bulletSign(boxes: boolean): (y: number) => Mark[] {
  if (!boxes) return (y) => [{ kind: 'path', d: circle(TEXT + 3, y + 8.1, 1.9), fill: COLOURS.gold }];
  return (y) => [
    { ...box(TEXT + 0.4, y + 3.6, 8.2, 8.2, COLOURS.white), stroke: COLOURS.inkSoft, width: 0.8 },
  ];
}

function headingAtoms(faces: Typefaces, section: DocumentSection, number: string, style: Style): Atom[] {
  const lines = setLines(faces, style, section.heading, RIGHT - TEXT, true);
  const opener: Atom = {
    height: 17,
    before: 24,
    keep: true,
    draw: (y) => [
      { kind: 'anchor', title: section.heading, y },
      rule(LEFT, y, RIGHT, y, COLOURS.line, 0.8),
      rule(LEFT, y, LEFT + 26, y, COLOURS.gold, 1.6),
      ...(number === ''
        ? []
        : [place(STYLES.number, setLine(faces, STYLES.number, number), LEFT, y + 17 + style.leading * 0.74)]),
    ],
  };
  return [opener, ...lineAtoms(lines, style, TEXT, 0).map((atom) => ({ ...atom, keep: true }))];
}

function sectionAtoms(
  faces: Typefaces,
  section: DocumentSection,
  number: string,
  first: boolean,
  boxes: boolean,
): Atom[] {
  const fine = section.paragraphs.some((text) => RISK.test(text));
  const body = fine ? STYLES.small : STYLES.body;
  const atoms = headingAtoms(faces, section, number, fine ? STYLES.smallHeading : STYLES.heading);
  section.paragraphs.forEach((text, index) => {
    const lead = first && index === 0;
    const style = lead ? STYLES.lead : fine && RISK.test(text) ? STYLES.smallStrong : body;
    const added = lineAtoms(
      setLines(faces, style, text, RIGHT - TEXT),
      style,
      TEXT,
      index === 0 ? 7 : style.leading * 0.5,
    );
    const last = added.at(-1);
    const introduces =
      index === section.paragraphs.length - 1 && (section.bullets.length > 0 || section.table !== undefined);
    atoms.push(...(last && introduces ? [...added.slice(0, -1), { ...last, keep: true }] : added));
  });
  const indent = boxes ? 17 : 14;
  for (const text of section.bullets) {
    atoms.push(
      ...lineAtoms(
        setLines(faces, body, text, RIGHT - TEXT - indent),
        body,
        TEXT + indent,
        5.5,
        bulletSign(boxes),
      ),
    );
  }
  if (section.table) atoms.push(...tableAtoms(faces, section.table, TEXT, RIGHT));
  return atoms;
}

/** The opening of the text: who wrote it and when, and the title once more. */
function openingAtoms(faces: Typefaces, source: DocumentSource): Atom[] {
  const byline = setLine(faces, STYLES.byline, `${source.author} · ${source.day}`.toUpperCase());
  const lines = setLines(faces, STYLES.title, source.title, PAGE.width - 2 * LEFT - 30, true);
  return [
    { height: 24, before: 0, keep: true, draw: (y) => [place(STYLES.byline, byline, LEFT, y + 6)] },
    ...lineAtoms(lines, STYLES.title, LEFT - 1, 0).map((atom) => ({ ...atom, keep: true })),
    { height: 4, before: 0, keep: true, draw: () => [] },
  ];
}

/** All that stands on the inner pages, in order. */
export function documentAtoms(faces: Typefaces, source: DocumentSource): Atom[] {
  const own = source.sections.some(({ heading }) => /^(?:step|part|question)?\s*\d/i.test(heading));
  const numbered = !own && !/letter/i.test(source.title);
  const boxes = /checklist|worksheet/i.test(source.title);
  const sections = source.sections.flatMap((section, index) => {
    const fine = section.paragraphs.some((text) => RISK.test(text));
    const number = numbered && !fine ? String(index + 1).padStart(2, '0') : '';
    return sectionAtoms(faces, section, number, index === 0, boxes);
  });
  return [...openingAtoms(faces, source), ...sections];
}
