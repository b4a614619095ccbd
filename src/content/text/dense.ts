const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** How many letters of a text are as wide as two and say as much: of scripts that part no words. */
export const denseLetters = (text: string): number => text.match(DENSE)?.length ?? 0;
