/** What a machine's `setup` takes as its types: nothing at run time. */
export const typesOf = <Types extends object>(): Partial<Types> => ({});
