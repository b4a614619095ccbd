/** The weights of the site's styles, besides that of its headings. */
const WEIGHTS = [400, 500, 600, 700];

const FONT = /@font-face\{[^{}]*\}/g;
const RANGE = /;font-weight:(\d+) (\d+)/;

/**
 * Asks for a font of one weight wherever the style names one of many: browsers print the letters of those as drawings,
 * which readers of PDF files show worse, and which are larger.
 */
export function withSingleWeights(css: string): string {
  const heading = Number(/--heading-weight:(\d+)/.exec(css)?.[1] ?? 400);
  const weights = [...new Set([...WEIGHTS, heading])].sort((a, b) => a - b);
  return css.replace(FONT, (rule) => {
    const [range, low, high] = RANGE.exec(rule) ?? [];
    if (range === undefined) return rule;
    return weights
      .filter((weight) => weight >= Number(low) && weight <= Number(high))
      .map((weight) =>
        rule.replace(/url\(([^()]+)\)/, `url($1?weight=${weight})`).replace(range, `;font-weight:${weight}`),
      )
      .join('');
  });
}

/** A font file at one weight, as it is where it has no other. */
export async function atWeight(font: Buffer, weight: string | null): Promise<Buffer> {
  if (weight === null) return font;
  const { default: subsetFont } = await import('subset-font');
  const options = { keepAllGlyphs: true, variationAxes: { wght: Number(weight) } };
  return subsetFont(font, '', options).catch(() => font);
}
