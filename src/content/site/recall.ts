import type { ContentFile } from './content-file.ts';

/**
 * Makes something of the whole of a site that JSON can hold, or knows it from an earlier command.
 * @param texts the files of which it needs all
 */
export type Recall = <T>(name: string, make: () => T, texts?: readonly ContentFile[]) => T;

export const forgetful: Recall = (_, make) => make();
