const DENSE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu;
const WIDE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/** How many letters of a text say as much as two: of scripts that part no words. */
export const denseLetters = (text: string): number => text.match(DENSE)?.length ?? 0;

/** How many are as wide as two. */
export const wideLetters = (text: string): number => text.match(WIDE)?.length ?? 0;
