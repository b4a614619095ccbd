declare module 'jsonld' {
  interface Options {
    readonly documentLoader: (
      url: string,
    ) => Promise<{ readonly document: object; readonly documentUrl: string }>;
  }
  const jsonld: { expand(document: object, options: Options): Promise<Record<string, unknown>[]> };
  // biome-ignore lint/style/noDefaultExport: so the package does it
  export default jsonld;
}
