/** Where the catalogue lies, on the development server as in a written one. */
export const CATALOGUE = '/__blocks';

/** The page of a block type. */
export const blockRoute = (type: string) => `${CATALOGUE}/${type}`;
/** The page that shows nothing but one example; counted from 1. */
export const exampleRoute = (type: string, number: number) => `${blockRoute(type)}/${number}`;
/** The same page as a picture of itself: without script. */
export const stillRoute = (type: string, number: number) => `${exampleRoute(type, number)}/still`;
/** The content file that an example would lie in. */
export const exampleFile = (type: string, number: number) => `pages${exampleRoute(type, number)}.json`;

export const isExampleRoute = (path: string) => /^\/__blocks\/[a-z0-9-]+\/\d+(\/page\/\d+)?$/.test(path);

/** The widths in CSS pixels at which every example is shown: a phone, a tablet, a desk. */
export const WIDTHS = [390, 768, 1280] as const;
