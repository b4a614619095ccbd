/** What is told of files, each called as the tools take it: from the site folder on. */
export const inSite = <Told extends { readonly file: string }>(name: string, told: readonly Told[]): Told[] =>
  told.map((one) => ({
    ...one,
    file: one.file.startsWith(`${name}/`) ? one.file.slice(name.length + 1) : one.file,
  }));
