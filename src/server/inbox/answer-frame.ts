import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeText } from '../../ground/escape.ts';
import type { ContactLocale, ContactService } from '../../model/build-manifest.ts';

/** Where a build lies and what it serves: enough to find the page that has the form. */
export interface FrameSource {
  readonly dir: string;
  readonly files: ReadonlyMap<string, { readonly file: string }>;
}

/**
 * An answer inside the frame (header, menus, footer) of the page that the form is on, without any script.
 * Where that page cannot be read the answer stands alone.
 */
export async function framed(
  source: FrameSource,
  contact: ContactService,
  locale: ContactLocale,
  answer: { readonly title: string; readonly html: string },
): Promise<string> {
  const file = locale.page === null ? undefined : source.files.get(locale.page)?.file;
  const page =
    file === undefined ? undefined : await readFile(join(source.dir, file), 'utf8').catch(() => undefined);
  const found = page === undefined ? null : /^([\s\S]*?<main\b[^>]*>)[\s\S]*(<\/main>[\s\S]*)$/.exec(page);
  const [, before = bare(locale), after = '</main></body></html>\n'] = found ?? [];
  const title = `<title>${escapeText(answer.title)}</title>`;
  const added = `${title}\n<meta name="robots" content="noindex">\n<link rel="stylesheet" href="${escapeText(contact.stylesheet)}">\n</head>`;
  return withoutScripts(before).replace('</head>', () => added) + answer.html + withoutScripts(after);
}

/** The page's own head tags and scripts speak of the page, not of this answer. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<(?:meta|link)\b[^>]* data-head>\n?/g, '')
    .replace(/<title>[\s\S]*?<\/title>\n?/, '');
}

const bare = (locale: ContactLocale) =>
  `<!doctype html>\n<html lang="${escapeText(locale.code)}">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n</head>\n<body>\n<main id="main">`;
