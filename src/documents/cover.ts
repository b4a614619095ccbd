import { block } from './block.ts';
import { brandMark } from './brand-mark.ts';
import type { DocumentSource } from './document-source.ts';
import { box, COLOURS, type Mark, mix, PAGE, rule } from './marks.ts';
import { motif } from './motifs.ts';
import type { Publisher } from './publisher.ts';
import { place, type Style, setLine, setLines, tagged } from './set-text.ts';
import { coverTitle } from './title.ts';
import type { Typefaces } from './typefaces.ts';

const LEFT = 56;
const RIGHT = PAGE.width - 56;
const FOOT = 768;
const hair = mix(COLOURS.navy, COLOURS.white, 0.2);

const BRAND: Style = { face: 'heading', size: 17, leading: 20, colour: COLOURS.white };
const DESCRIPTOR: Style = { face: 'text', size: 7.4, leading: 10, colour: COLOURS.mist, tracking: 20 };
const DATE: Style = { face: 'strong', size: 8.4, leading: 12, colour: COLOURS.goldPale, tracking: 90 };
const SUBTITLE: Style = { face: 'italic', size: 15.5, leading: 22.5, colour: COLOURS.mist };
const FOOTER: Style = { face: 'text', size: 7.6, leading: 12, colour: COLOURS.mist, tracking: 10 };

/** The title; what follows its colon in gold. */
function title(faces: Typefaces, source: DocumentSource, y: number): { marks: Mark[]; y: number } {
  const part = block('H1');
  const { style, lines } = coverTitle(faces, source.title, COLOURS.white);
  const first = y + style.size * 0.78;
  const marks = lines.map(({ line, second }, index) => {
    const colour = second ? COLOURS.goldPale : COLOURS.white;
    return tagged(
      part,
      place({ ...style, colour }, line, LEFT - style.size * 0.03, first + index * style.leading),
    );
  });
  return { marks, y: first + (lines.length - 1) * style.leading };
}

/** The first page. */
export function cover(faces: Typefaces, source: DocumentSource, publisher: Publisher): Mark[] {
  const heading = title(faces, source, 148);
  const first = heading.y + 38;
  const under = block('P');
  const repeated = source.title.toLowerCase().includes(source.subtitle.toLowerCase());
  const subtitle = repeated ? [] : setLines(faces, SUBTITLE, source.subtitle, 400, true);
  const right = (style: Style, text: string, y: number) =>
    tagged(block('P'), place(style, setLine(faces, style, text), RIGHT, y, 'right'));
  const left = (style: Style, text: string, x: number, y: number) =>
    tagged(block('P'), place(style, setLine(faces, style, text), x, y));
  const arn = publisher.variables.arn;
  return [
    box(0, 0, PAGE.width, PAGE.height, COLOURS.navy),
    ...motif(source.id),
    box(0, FOOT, PAGE.width, PAGE.height - FOOT, COLOURS.navyDeep),
    rule(0, FOOT, PAGE.width, FOOT, hair, 0.6),
    ...brandMark(LEFT - 5, 43, 38),
    left(BRAND, publisher.name, LEFT + 40, 68),
    right(DESCRIPTOR, publisher.descriptor, 67),
    rule(LEFT, 96, RIGHT, 96, hair, 0.6),
    left(DATE, source.day.toUpperCase(), LEFT, 124),
    ...heading.marks,
    rule(LEFT, first - 17, LEFT + 34, first - 17, COLOURS.gold, 1.6),
    ...subtitle.map((line, index) =>
      tagged(under, place(SUBTITLE, line, LEFT, first + 10 + index * SUBTITLE.leading)),
    ),
    left({ ...FOOTER, face: 'strong', colour: COLOURS.white }, source.author, LEFT, 800),
    left(FOOTER, publisher.legalName, LEFT, 813),
    ...(arn ? [right(FOOTER, arn, 813)] : []),
  ];
}
