/** Makes something of the whole of a site that JSON can hold, or knows it from an earlier command. */
export type Recall = <T>(name: string, make: () => T) => T;

export const forgetful: Recall = (_, make) => make();
