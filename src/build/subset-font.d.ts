declare module 'subset-font' {
  type Range = { min: number; max: number; default?: number };
  type Options = {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    preserveNameIds?: readonly number[];
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, number | Range>>;
    keepAllGlyphs?: boolean;
  };
  function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
  export = subsetFont;
}
