import { attempt } from '../../../model/attempt.ts';
import type { SiteFault } from '../../diagnostics/fault.ts';
import { remembered, rememberedBy } from '../../json/remembered.ts';
import { localesOf } from '../../overlay/locale.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { walk } from '../../schema/walk.ts';
import type { ContentFile } from '../../site/content-file.ts';
import { traitsOf } from '../../site/page-entries.ts';
import { advice } from '../rule.ts';

/** So many letters of another script are no name or foreign word any more; Latin ones are found in every language. */
const MOST = 40;
const MOST_BESIDE_LATIN = 16;
const LETTERS = /[\p{L}\p{M}]/gu;

/** What languages are written in whose script has a name of its own, but not its letters. */
const MIXTURES: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hiragana', 'Katakana', 'Han'],
  Kore: ['Hangul', 'Han'],
  Hans: ['Han'],
  Hant: ['Han'],
};

/** Whether a text is written without a letter of a language’s own script. @throws where its script cannot be told */
function foreignTo(code: string): (text: string) => boolean {
  const { script = '' } = new Intl.Locale(code).maximize();
  const own = new RegExp((MIXTURES[script] ?? [script]).map((one) => `\\p{Script=${one}}`).join('|'), 'u');
  const most = own.test('a') ? MOST_BESIDE_LATIN : MOST;
  return (text) => text.length >= most && !own.test(text) && (text.match(LETTERS)?.length ?? 0) >= most;
}

const lookFor = rememberedBy((code: string) => {
  // A code may be none.
  const isForeign = attempt(() => foreignTo(code));
  const isLatin = isForeign?.('क'.repeat(MOST)) === true && isForeign('a'.repeat(MOST)) === false;
  return remembered((file: ContentFile, schema: string, { shapeOf }: Schemas): readonly string[] => {
    const found: string[] = [];
    // Most files of a language in Latin letters hold no other, and need not be walked.
    if (isForeign && (!isLatin || traitsOf(file).isBeyondLatin))
      walk(
        shapeOf(schema),
        file.value,
        '',
        ({ text, role, pointer }) => {
          if ((role === 'text' || role === 'markdown') && isForeign(text)) found.push(pointer);
        },
        (_, key) => key.startsWith('$'),
      );
    return found;
  });
});

const nameOf = (code: string) =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(code) ?? code;

export const textScript = advice({
  says: 'Advice: a text is not written in the script of its language.',
  wrong: 'an English sentence in locales/hi/pages/index.json',
  right: 'its translation, or nothing there',
  remedy: 'Translate the text, or leave it out: the original then stands there and says its language.',
  /** Translations as they are laid over their originals, which alone say of a section what it is. */
  site({ index }) {
    const { site, schemas, languages } = index;
    const [translated] = [...languages].find(([, language]) => language === index) ?? [];
    const code = translated ?? localesOf(site)[0]?.code ?? 'en';
    return [...index.files.values()].flatMap((file): SiteFault[] => {
      const { path, schema, origins } = file;
      if (schema === undefined || (translated !== undefined && !origins)) return [];
      return lookFor(code)(file, schema, schemas)
        .filter((pointer) => !origins || origins.isTranslated(pointer))
        .map((pointer) => {
          const message = `This text is not written in the script of its language, ${nameOf(code)}. Write it in that, or leave it out.`;
          return { file: path, pointer, message };
        });
    });
  },
});
