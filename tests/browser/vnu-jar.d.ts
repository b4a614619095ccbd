declare module 'vnu-jar' {
  /** The path of the checker's archive. */
  const path: string;
  // biome-ignore lint/style/noDefaultExport: so the package does it
  export default path;
}
