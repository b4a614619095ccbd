import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeText } from '../../ground/escape.ts';
import type { ContactLocale, ContactService } from '../../model/build-manifest.ts';

/** Where a build lies and what it serves: enough to find the page that has the form. */
export interface FrameSource {
  readonly dir: string;
  readonly files: ReadonlyMap<string, { readonly file: string }>;
}

/** A page without scripts, its own head tags and its main part: before `</head>`, from there to the main part, after it. */
type Frame = readonly [head: string, body: string, end: string];

/** Of each build the frames that were asked for: a flood of refused forms reads no page again. */
const frames = new WeakMap<FrameSource, Map<string, Frame>>();

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
  const frame = file === undefined ? undefined : await frameOf(source, file);
  const [head, body, end] = frame ?? bare(locale);
  const title = `<title>${escapeText(answer.title)}</title>`;
  const style = `<link rel="stylesheet" href="${escapeText(contact.stylesheet)}">`;
  return `${head}${title}\n<meta name="robots" content="noindex">\n${style}\n${body}${answer.html}${end}`;
}

async function frameOf(source: FrameSource, file: string): Promise<Frame | undefined> {
  const known = frames.get(source) ?? new Map<string, Frame>();
  frames.set(source, known);
  const found = known.get(file) ?? readFrame(await readFile(join(source.dir, file), 'utf8').catch(() => ''));
  if (found !== undefined) known.set(file, found);
  return found;
}

function readFrame(page: string): Frame | undefined {
  const html = withoutScripts(page);
  const [head, end] = [html.indexOf('</head>'), html.lastIndexOf('</main>')];
  const main = /<main\b[^<>]*>/.exec(html);
  if (head < 0 || !main || main.index < head || end < main.index) return undefined;
  return [html.slice(0, head), html.slice(head, main.index + main[0].length), html.slice(end)];
}

/** The page's own head tags and scripts speak of the page, not of this answer. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b(?:(?!<script\b)[\s\S])*?<\/script>/g, '')
    .replace(/<(?:meta|link)\b[^<>]* data-head>\n?/g, '')
    .replace(/<title>[^<]*<\/title>\n?/, '');
}

const bare = (locale: ContactLocale): Frame => [
  `<!doctype html>\n<html lang="${escapeText(locale.code)}">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n`,
  '</head>\n<body>\n<main id="main">',
  '</main></body></html>\n',
];
