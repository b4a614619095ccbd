/** Letters of a syllable that are made of two by the keys of a keyboard: the vowels from U+116A on, the finals from U+11A8 on. */
const VOWELS = ['ᅩᅡ', 'ᅩᅢ', 'ᅩᅵ', 'ᅭ', 'ᅮ', 'ᅮᅥ', 'ᅮᅦ', 'ᅮᅵ', 'ᅲ', 'ᅳ', 'ᅳᅵ'];
const FINALS =
  'ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ'.split(
    ' ',
  );

/**
 * Korean as its keys are pressed: what stands in a field while a syllable is made, such as “굫” on the way to “교향”, begins what
 * it becomes.
 */
export const inHangulKeys = (letters: string): string =>
  letters
    .normalize('NFD')
    .replace(/[\u116a-\u1174]/g, (vowel) => VOWELS[vowel.charCodeAt(0) - 0x116a] ?? vowel)
    .replace(/[\u11a8-\u11c2]/g, (final) => FINALS[final.charCodeAt(0) - 0x11a8] ?? final);
