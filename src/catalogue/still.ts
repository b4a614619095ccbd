/** A page without its scripts: it shows what it shows and does nothing. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b(?:(?!<script\b)[\s\S])*?<\/script>/g, '');
