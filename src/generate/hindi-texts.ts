/** The letters, signs and stops of Hindi as it is written today; those with a dot below in either way of writing them. */
export const HINDI =
  'ँंःअआइईउऊऋऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह़ािीुूृॅेैॉोौ्ॐ।॥\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u200c\u200d\u25cc';

const CONSONANTS =
  'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह\u0958\u0959\u095a\u095b\u095c\u095d\u095e'.normalize().match(/.़?/g) ??
  [];
const VOWELS = ['', ...'ािीुूृेैॉोौ'];
/** Consonants that become another letter where they meet; all others keep their shapes, whole or half. */
const JOINED =
  'क्ष ज्ञ त्र श्र क्त ङ्क ङ्ग ज्ज ञ्च ञ्ज ट्ट ट्ठ ट्य ठ्य ड्ड ड्ढ ड्य ढ्य ण्ट ण्ठ ण्ड त्त त्त्व द्ग द्घ द्द द्ध द्ध्य द्ब द्भ द्म द्य द्र द्व न्न न्थ प्त म्भ ल्ल श्च श्व ष्ट ष्ठ ह्न ह्म ह्य ह्र ह्ल ह्व';

/**
 * Texts with what Hindi is likely to join: every letter with every vowel and its dot, half before another, with `र` above
 * and below it, and the words of the site as it is.
 */
export function hindiTexts(site: readonly string[]): readonly string[] {
  const syllables = CONSONANTS.flatMap((letter) => [
    ...VOWELS.flatMap((vowel) => [`${letter}${vowel}`, `${letter}${vowel}ं`]),
    ...[`${letter}्क`, `${letter}्र`, `र्${letter}`, `र्${letter}ि`],
  ]);
  const signs = ['काँ', 'कुँ', 'कूँ', 'कँ', 'र्का', 'र्की', 'र्के', 'र्को', 'र्कों', 'र्कीं', 'र्किं', 'क्'];
  const words = site.flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []);
  return [...new Set([...HINDI, ...JOINED.split(' '), ...signs, ...syllables, ...words])];
}
