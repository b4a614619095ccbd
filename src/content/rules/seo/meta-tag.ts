import type { Page } from '../../../model/content.gen.ts';
import { quote } from '../../diagnostics/fault.ts';
import { asList, asText, unchecked } from '../../json/unchecked.ts';
import { advice } from '../rule.ts';

/** The keys that browsers, search engines and social networks read, and the prefixes of those that have many. */
const NAMES =
  'application-name author color-scheme copyright creator format-detection generator google-site-verification googlebot keywords msvalidate.01 news_keywords p:domain_verify publisher rating referrer robots theme-color yandex-verification'.split(
    ' ',
  );
const OF_NAME = /^(?:twitter|apple|msapplication|geo|dc|dcterms|citation|facebook)[-.:_]/i;
const OF_PROPERTY = /^(?:og|article|book|profile|music|video|product|fb|business|place)[:.]/;

export const seoMetaTag = advice({
  says: 'Advice: nobody reads a meta tag of this name.',
  wrong: '{ "type": "name", "key": "keywrods", "value": "tax" }',
  right: '{ "type": "name", "key": "keywords", "value": "tax" }',
  remedy: 'Correct the key; those with a colon, such as og:type, are of the type "property".',
  *file({ value, schema }) {
    if (schema === 'type.schema.json') return;
    for (const [i, tag] of asList(unchecked<Page>(value).seo?.metaTags).entries()) {
      const [type, key] = [asText(tag?.type), asText(tag?.key)];
      if ((type !== 'name' && type !== 'property') || key === undefined) continue;
      const pointer = `/seo/metaTags/${i}`;
      const isProperty = OF_PROPERTY.test(key);
      const isName = OF_NAME.test(key) || NAMES.includes(key.toLowerCase());
      if (type === 'name' ? isName && !isProperty : isProperty) continue;
      if (isProperty || (isName && key !== 'description')) {
        const suggestion = isProperty ? 'property' : 'name';
        const message = `${quote(key)} is read as a "${suggestion}", not as a "${type}".`;
        yield { pointer: `${pointer}/type`, message, suggestion };
      } else if (key === 'description') {
        yield { pointer, message: 'Every page has this tag already: its text is "description" in "seo".' };
      } else {
        const message = `Nobody reads a meta tag ${quote(key)} of the type "${type}".`;
        yield { pointer: `${pointer}/key`, message, unknown: [key, NAMES] };
      }
    }
  },
});
