// Written by `npm run generate` from the files of src/content/rules/. Change those, not this file.
import { jsonDuplicateKey } from './json/duplicate-key.ts';
import { jsonEncoding } from './json/encoding.ts';
import { jsonForbiddenKey } from './json/forbidden-key.ts';
import { jsonSyntax } from './json/syntax.ts';
import { jsonTooDeep } from './json/too-deep.ts';
import { jsonTooLarge } from './json/too-large.ts';
import { localeEntries } from './locale/entries.ts';
import { localeFixedValue } from './locale/fixed-value.ts';
import { localeFormat } from './locale/format.ts';
import { localeLostName } from './locale/lost-name.ts';
import { localeNames } from './locale/names.ts';
import { localePlural } from './locale/plural.ts';
import { localeUnknownFile } from './locale/unknown-file.ts';
import { localeUnknownId } from './locale/unknown-id.ts';
import { localeUnknownLocale } from './locale/unknown-locale.ts';
import { localeWords } from './locale/words.ts';
import { mediaAlternativeText } from './media/alternative-text.ts';
import { mediaCaptions } from './media/captions.ts';
import { mediaDimensions } from './media/dimensions.ts';
import { mediaKind } from './media/kind.ts';
import { mediaMissing } from './media/missing.ts';
import { mediaUnreadable } from './media/unreadable.ts';
import { mediaUnsafe } from './media/unsafe.ts';
import { mediaUnused } from './media/unused.ts';
import { mediaWeight } from './media/weight.ts';
import { referenceAccent } from './reference/accent.ts';
import { referenceAddress } from './reference/address.ts';
import { referenceAnchor } from './reference/anchor.ts';
import { referenceBinding } from './reference/binding.ts';
import { referenceEach } from './reference/each.ts';
import { referenceEnvironment } from './reference/environment.ts';
import { referenceField } from './reference/field.ts';
import { referenceGroup } from './reference/group.ts';
import { referenceItem } from './reference/item.ts';
import { referenceItself } from './reference/itself.ts';
import { referenceListPages } from './reference/list-pages.ts';
import { referenceMenuSize } from './reference/menu-size.ts';
import { referenceMissingFile } from './reference/missing-file.ts';
import { referenceNavigation } from './reference/navigation.ts';
import { referenceOrphan } from './reference/orphan.ts';
import { referencePage } from './reference/page.ts';
import { referencePhoneMenu } from './reference/phone-menu.ts';
import { referenceRedirect } from './reference/redirect.ts';
import { referenceRelative } from './reference/relative.ts';
import { referenceScheme } from './reference/scheme.ts';
import { referenceTopic } from './reference/topic.ts';
import { referenceType } from './reference/type.ts';
import { schemaBadType } from './schema/bad-type.ts';
import { schemaEmpty } from './schema/empty.ts';
import { schemaEnum } from './schema/enum.ts';
import { schemaFormField } from './schema/form-field.ts';
import { schemaFormat } from './schema/format.ts';
import { schemaItems } from './schema/items.ts';
import { schemaLength } from './schema/length.ts';
import { schemaMissingProperty } from './schema/missing-property.ts';
import { schemaPattern } from './schema/pattern.ts';
import { schemaRange } from './schema/range.ts';
import { schemaRole } from './schema/role.ts';
import { schemaSchemaPath } from './schema/schema-path.ts';
import { schemaType } from './schema/type.ts';
import { schemaUnknownBlock } from './schema/unknown-block.ts';
import { schemaUnknownFile } from './schema/unknown-file.ts';
import { schemaUnknownProperty } from './schema/unknown-property.ts';
import { schemaUnreadFile } from './schema/unread-file.ts';
import { schemaWrongSchema } from './schema/wrong-schema.ts';
import { seoDescriptionLength } from './seo/description-length.ts';
import { seoDuplicateDescription } from './seo/duplicate-description.ts';
import { seoDuplicateTitle } from './seo/duplicate-title.ts';
import { seoMetaTag } from './seo/meta-tag.ts';
import { seoSocialPicture } from './seo/social-picture.ts';
import { seoTitleLength } from './seo/title-length.ts';
import { textAccent } from './text/accent.ts';
import { textApprovalExpired } from './text/approval-expired.ts';
import { textCharacters } from './text/characters.ts';
import { textHeadingOrder } from './text/heading-order.ts';
import { textLongLabel } from './text/long-label.ts';
import { textMarkup } from './text/markup.ts';
import { textNoticeOver } from './text/notice-over.ts';
import { textPlain } from './text/plain.ts';
import { textRequiredSentence } from './text/required-sentence.ts';
import { textScript } from './text/script.ts';
import { textSigns } from './text/signs.ts';
import { textTable } from './text/table.ts';
import { textTimes } from './text/times.ts';
import { textTotal } from './text/total.ts';
import { textUnfinished } from './text/unfinished.ts';
import { textUnknownVariable } from './text/unknown-variable.ts';
import { textZone } from './text/zone.ts';
import { themeContrast } from './theme/contrast.ts';
import { themeFont } from './theme/font.ts';
import { uniqueId } from './unique/id.ts';
import { uniqueRoute } from './unique/route.ts';
import { uniqueSlug } from './unique/slug.ts';
import type { Rule } from './rule.ts';

const LIST = [
  { code: 'json/duplicate-key', ...jsonDuplicateKey },
  { code: 'json/encoding', ...jsonEncoding },
  { code: 'json/forbidden-key', ...jsonForbiddenKey },
  { code: 'json/syntax', ...jsonSyntax },
  { code: 'json/too-deep', ...jsonTooDeep },
  { code: 'json/too-large', ...jsonTooLarge },
  { code: 'locale/entries', ...localeEntries },
  { code: 'locale/fixed-value', ...localeFixedValue },
  { code: 'locale/format', ...localeFormat },
  { code: 'locale/lost-name', ...localeLostName },
  { code: 'locale/names', ...localeNames },
  { code: 'locale/plural', ...localePlural },
  { code: 'locale/unknown-file', ...localeUnknownFile },
  { code: 'locale/unknown-id', ...localeUnknownId },
  { code: 'locale/unknown-locale', ...localeUnknownLocale },
  { code: 'locale/words', ...localeWords },
  { code: 'media/alternative-text', ...mediaAlternativeText },
  { code: 'media/captions', ...mediaCaptions },
  { code: 'media/dimensions', ...mediaDimensions },
  { code: 'media/kind', ...mediaKind },
  { code: 'media/missing', ...mediaMissing },
  { code: 'media/unreadable', ...mediaUnreadable },
  { code: 'media/unsafe', ...mediaUnsafe },
  { code: 'media/unused', ...mediaUnused },
  { code: 'media/weight', ...mediaWeight },
  { code: 'reference/accent', ...referenceAccent },
  { code: 'reference/address', ...referenceAddress },
  { code: 'reference/anchor', ...referenceAnchor },
  { code: 'reference/binding', ...referenceBinding },
  { code: 'reference/each', ...referenceEach },
  { code: 'reference/environment', ...referenceEnvironment },
  { code: 'reference/field', ...referenceField },
  { code: 'reference/group', ...referenceGroup },
  { code: 'reference/item', ...referenceItem },
  { code: 'reference/itself', ...referenceItself },
  { code: 'reference/list-pages', ...referenceListPages },
  { code: 'reference/menu-size', ...referenceMenuSize },
  { code: 'reference/missing-file', ...referenceMissingFile },
  { code: 'reference/navigation', ...referenceNavigation },
  { code: 'reference/orphan', ...referenceOrphan },
  { code: 'reference/page', ...referencePage },
  { code: 'reference/phone-menu', ...referencePhoneMenu },
  { code: 'reference/redirect', ...referenceRedirect },
  { code: 'reference/relative', ...referenceRelative },
  { code: 'reference/scheme', ...referenceScheme },
  { code: 'reference/topic', ...referenceTopic },
  { code: 'reference/type', ...referenceType },
  { code: 'schema/bad-type', ...schemaBadType },
  { code: 'schema/empty', ...schemaEmpty },
  { code: 'schema/enum', ...schemaEnum },
  { code: 'schema/form-field', ...schemaFormField },
  { code: 'schema/format', ...schemaFormat },
  { code: 'schema/items', ...schemaItems },
  { code: 'schema/length', ...schemaLength },
  { code: 'schema/missing-property', ...schemaMissingProperty },
  { code: 'schema/pattern', ...schemaPattern },
  { code: 'schema/range', ...schemaRange },
  { code: 'schema/role', ...schemaRole },
  { code: 'schema/schema-path', ...schemaSchemaPath },
  { code: 'schema/type', ...schemaType },
  { code: 'schema/unknown-block', ...schemaUnknownBlock },
  { code: 'schema/unknown-file', ...schemaUnknownFile },
  { code: 'schema/unknown-property', ...schemaUnknownProperty },
  { code: 'schema/unread-file', ...schemaUnreadFile },
  { code: 'schema/wrong-schema', ...schemaWrongSchema },
  { code: 'seo/description-length', ...seoDescriptionLength },
  { code: 'seo/duplicate-description', ...seoDuplicateDescription },
  { code: 'seo/duplicate-title', ...seoDuplicateTitle },
  { code: 'seo/meta-tag', ...seoMetaTag },
  { code: 'seo/social-picture', ...seoSocialPicture },
  { code: 'seo/title-length', ...seoTitleLength },
  { code: 'text/accent', ...textAccent },
  { code: 'text/approval-expired', ...textApprovalExpired },
  { code: 'text/characters', ...textCharacters },
  { code: 'text/heading-order', ...textHeadingOrder },
  { code: 'text/long-label', ...textLongLabel },
  { code: 'text/markup', ...textMarkup },
  { code: 'text/notice-over', ...textNoticeOver },
  { code: 'text/plain', ...textPlain },
  { code: 'text/required-sentence', ...textRequiredSentence },
  { code: 'text/script', ...textScript },
  { code: 'text/signs', ...textSigns },
  { code: 'text/table', ...textTable },
  { code: 'text/times', ...textTimes },
  { code: 'text/total', ...textTotal },
  { code: 'text/unfinished', ...textUnfinished },
  { code: 'text/unknown-variable', ...textUnknownVariable },
  { code: 'text/zone', ...textZone },
  { code: 'theme/contrast', ...themeContrast },
  { code: 'theme/font', ...themeFont },
  { code: 'unique/id', ...uniqueId },
  { code: 'unique/route', ...uniqueRoute },
  { code: 'unique/slug', ...uniqueSlug },
] as const;

/** The code of a rule: what a finding is called by, in every format. */
export type Code = (typeof LIST)[number]['code'];

/** Every rule there is. */
export const RULES: readonly (Rule & { readonly code: Code })[] = LIST;
