import { PDFOperatorNames as Op, PDFOperator } from 'pdf-lib';
import type { Block } from './block.ts';
import { type Mark, num, PAGE, type PathMark, type TextMark } from './marks.ts';
import { type Inks, inkKey } from './pdf-fonts.ts';
import type { Typefaces } from './typefaces.ts';

const operator = (name: Op, ...values: (number | string)[]) =>
  PDFOperator.of(
    name,
    values.map((value) => (typeof value === 'number' ? num(value, 3) : value)),
  );

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

const SEGMENTS: Readonly<Record<string, Op>> = { M: Op.MoveTo, L: Op.LineTo, C: Op.AppendBezierCurve };

function pathOperators({ d, fill, stroke, width, dash }: PathMark): PDFOperator[] {
  const operators = [operator(Op.PushGraphicsState)];
  if (fill) operators.push(operator(Op.NonStrokingColorRgb, ...channels(fill)));
  if (stroke) {
    operators.push(operator(Op.StrokingColorRgb, ...channels(stroke)), operator(Op.SetLineWidth, width ?? 1));
    operators.push(operator(Op.SetLineCapStyle, 1), operator(Op.SetLineJoinStyle, 1));
    if (dash) operators.push(operator(Op.SetLineDashPattern, `[${dash.join(' ')}]`, 0));
  }
  for (const [, letter = '', numbers = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const name = SEGMENTS[letter];
    operators.push(
      name
        ? operator(
            name,
            ...numbers
              .trim()
              .split(/[\s,]+/)
              .map(Number),
          )
        : operator(Op.ClosePath),
    );
  }
  operators.push(operator(fill && stroke ? Op.FillNonZeroAndStroke : fill ? Op.FillNonZero : Op.StrokePath));
  return [...operators, operator(Op.PopGraphicsState)];
}

function textOperators(
  { face, size, x, y, colour, glyphs }: TextMark,
  inks: Inks,
  faces: Typefaces,
): PDFOperator[] {
  const operators = [operator(Op.BeginText), operator(Op.NonStrokingColorRgb, ...channels(colour))];
  operators.push(operator(Op.SetTextMatrix, 1, 0, 0, -1, x, y)); // turned back, since the page is turned for `y` downwards
  let current = '';
  let shown = '';
  const show = () => {
    if (shown !== '') operators.push(operator(Op.ShowTextAdjusted, `[<${shown}>]`.replaceAll('<>', '')));
    shown = '';
  };
  for (const { char, advance } of glyphs) {
    const key = inkKey(faces, face, char);
    const ink = inks.get(key);
    if (!ink) continue;
    if (key !== current) {
      show();
      operators.push(operator(Op.SetFontAndSize, ink.name.asString(), size));
      current = key;
    }
    const adjust = Math.round(ink.width(char) - advance);
    shown += adjust === 0 ? ink.code(char) : `${ink.code(char)}>${adjust}<`;
  }
  show();
  return [...operators, operator(Op.EndText)];
}

/** The operators that draw the marks on an empty page; `run` gives the number of a run of one part's marks. */
export function contentOf(
  marks: readonly Mark[],
  inks: Inks,
  faces: Typefaces,
  run: (block: Block) => number,
): PDFOperator[] {
  const operators = [operator(Op.ConcatTransformationMatrix, 1, 0, 0, -1, 0, PAGE.height)];
  const visible = marks.flatMap((mark) => (mark.kind === 'anchor' ? [] : [mark]));
  let current: Block | 'none' | undefined = 'none';
  for (const mark of visible) {
    const block = mark.kind === 'text' ? mark.block : undefined;
    if (block !== current) {
      if (current !== 'none') operators.push(operator(Op.EndMarkedContent));
      if (block)
        operators.push(operator(Op.BeginMarkedContentSequence, `/${block.role}`, `<</MCID ${run(block)}>>`));
      else operators.push(operator(Op.BeginMarkedContent, '/Artifact'));
      current = block;
    }
    operators.push(...(mark.kind === 'path' ? pathOperators(mark) : textOperators(mark, inks, faces)));
  }
  if (current !== 'none') operators.push(operator(Op.EndMarkedContent));
  return operators;
}
