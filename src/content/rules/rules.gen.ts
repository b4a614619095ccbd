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
import { localePlural } from './locale/plural.ts';
import { localeUnknownFile } from './locale/unknown-file.ts';
import { localeUnknownId } from './locale/unknown-id.ts';
import { localeUnknownLocale } from './locale/unknown-locale.ts';
import { localeWords } from './locale/words.ts';
import { mediaAlternativeText } from './media/alternative-text.ts';
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
import { referenceField } from './reference/field.ts';
import { referenceGroup } from './reference/group.ts';
import { referenceItem } from './reference/item.ts';
import { referenceItself } from './reference/itself.ts';
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
import { themeContrast } from './theme/contrast.ts';
import { themeFont } from './theme/font.ts';
import { uniqueId } from './unique/id.ts';
import { uniqueRoute } from './unique/route.ts';
import { uniqueSlug } from './unique/slug.ts';
import type { Rule } from './rule.ts';

const LIST = [
  jsonDuplicateKey,
  jsonEncoding,
  jsonForbiddenKey,
  jsonSyntax,
  jsonTooDeep,
  jsonTooLarge,
  localeEntries,
  localeFixedValue,
  localeFormat,
  localeLostName,
  localePlural,
  localeUnknownFile,
  localeUnknownId,
  localeUnknownLocale,
  localeWords,
  mediaAlternativeText,
  mediaDimensions,
  mediaKind,
  mediaMissing,
  mediaUnreadable,
  mediaUnsafe,
  mediaUnused,
  mediaWeight,
  referenceAccent,
  referenceAddress,
  referenceAnchor,
  referenceBinding,
  referenceEach,
  referenceField,
  referenceGroup,
  referenceItem,
  referenceItself,
  referenceMissingFile,
  referenceNavigation,
  referenceOrphan,
  referencePage,
  referencePhoneMenu,
  referenceRedirect,
  referenceRelative,
  referenceScheme,
  referenceTopic,
  referenceType,
  schemaBadType,
  schemaEmpty,
  schemaEnum,
  schemaFormField,
  schemaFormat,
  schemaItems,
  schemaLength,
  schemaMissingProperty,
  schemaPattern,
  schemaRange,
  schemaRole,
  schemaSchemaPath,
  schemaType,
  schemaUnknownBlock,
  schemaUnknownFile,
  schemaUnknownProperty,
  schemaUnreadFile,
  schemaWrongSchema,
  seoDescriptionLength,
  seoDuplicateDescription,
  seoDuplicateTitle,
  seoMetaTag,
  seoTitleLength,
  textAccent,
  textApprovalExpired,
  textCharacters,
  textHeadingOrder,
  textLongLabel,
  textMarkup,
  textNoticeOver,
  textPlain,
  textRequiredSentence,
  textScript,
  textSigns,
  textTable,
  textTimes,
  textTotal,
  textUnfinished,
  textUnknownVariable,
  themeContrast,
  themeFont,
  uniqueId,
  uniqueRoute,
  uniqueSlug,
] as const;

/** The code of a rule: what a finding is called by, in every format. */
export type Code = (typeof LIST)[number]['code'];

/** Every rule there is. */
export const RULES: readonly Rule<Code>[] = LIST;
