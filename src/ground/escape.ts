const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or a quoted attribute, of HTML as of XML. */
export const escapeText = (text: string, signs = /[&<>"']/g): string =>
  text.replace(signs, (sign) => ENTITIES[sign] ?? sign);
