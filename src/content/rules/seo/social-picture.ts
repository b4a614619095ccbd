import type { Page } from '../../../model/content.gen.ts';
import { quote } from '../../diagnostics/fault.ts';
import { asText, unchecked } from '../../json/unchecked.ts';
import { advice } from '../rule.ts';

/** Bytes. WhatsApp shows no heavier one. */
const MOST = 600_000;

const REMEDY =
  'Save it as JPEG or PNG, 1,200 × 630 pixels and at most 600 KB; or leave it out: the build draws one.';

/** True for a kind of picture that every social network shows. */
export const isShared = (path: string): boolean => /\.(png|jpe?g|gif)$/.test(path);

export const seoSocialPicture = advice({
  says: 'Advice: social networks show no picture of this kind, or none as heavy.',
  wrong: '"image": "/images/curve.svg" in "seo"',
  right: '"image": "/images/curve.jpg" in "seo"',
  remedy: REMEDY,
  /** It is given to them as it lies in the folder. */
  site: ({ index }) =>
    [...index.files.values()].flatMap(({ path: file, value }) => {
      const path = asText(unchecked<Page>(value).seo?.image);
      const bytes = path === undefined ? undefined : index.input.media.get(path)?.bytes;
      if (path === undefined || bytes === undefined) return [];
      const isShown = isShared(path);
      if (isShown && bytes <= MOST) return [];
      const what = isShown
        ? `WhatsApp shows no picture of more than 600 KB, and ${quote(path)} has ${Math.ceil(bytes / 1000)}.`
        : `Not every social network shows ${quote(path)}.`;
      const message = `${what} ${REMEDY}`;
      return { file, pointer: '/seo/image', message };
    }),
});
