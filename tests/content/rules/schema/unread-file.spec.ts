import { describe, expect, test } from 'vitest';
import type { Unread } from '../../../../src/content/site/input.ts';
import { compiler, input, NOW } from '../../support/site.ts';

const told = (path: string, why: Unread) =>
  compiler
    .check({ ...input(), unread: new Map([[path, why]]) }, NOW)
    .diagnostics.flatMap(({ code, file, line, column, severity, message }) =>
      code.startsWith('schema/un') ? `${file}:${line}:${column} ${severity} ${code} · ${message}` : [],
    );

describe('what lies in the folder and is not read', () => {
  test.each([
    [
      'public/.htaccess',
      'dot',
      'site/public/.htaccess:1:1 warning schema/unread-file · Names that begin with a dot are not read. Remove the dot, or the file.',
    ],
    [
      'pages/.draft.json',
      'dot',
      'site/pages/.draft.json:1:1 warning schema/unread-file · Names that begin with a dot are not read. Remove the dot, or the file.',
    ],
    [
      'pages/notes.docx',
      'kind',
      'site/pages/notes.docx:1:1 warning schema/unread-file · This file is not read: content is JSON, and what visitors are to get lies below public/.',
    ],
    [
      'pages/about.md',
      'kind',
      'site/pages/about.md:1:1 warning schema/unread-file · This file is not read: content is JSON, and what visitors are to get lies below public/.',
    ],
    [
      'pages/about.jsonc',
      'kind',
      'site/pages/about.jsonc:1:1 error schema/unknown-file · Only files whose names end with “.json” are read as content. Rename it. Did you mean “pages/about.json”?',
    ],
    [
      'pages/about.JSON',
      'kind',
      'site/pages/about.JSON:1:1 error schema/unknown-file · Only files whose names end with “.json” are read as content. Rename it. Did you mean “pages/about.json”?',
    ],
    [
      'pages/about.json.txt',
      'kind',
      'site/pages/about.json.txt:1:1 error schema/unknown-file · Only files whose names end with “.json” are read as content. Rename it. Did you mean “pages/about.json”?',
    ],
    [
      'pages/about.json',
      'link',
      'site/pages/about.json:1:1 error schema/unknown-file · It is a link to somewhere else, and links are not followed. Put the file itself here.',
    ],
    [
      'theme.json',
      'device',
      'site/theme.json:1:1 error schema/unknown-file · It is a pipe, a socket or a device, not a file. Remove it.',
    ],
    [
      'pages/contact.json',
      'folder',
      'site/pages/contact.json:1:1 error schema/unknown-file · A folder has the name of a file, so nothing in it is read. Rename it.',
    ],
  ] as const)('%s', (path, why, line) => expect(told(path, why)).toEqual([line]));
  test.each([
    ['.vscode', 'dot'],
    ['public/.DS_Store', 'dot'],
    ['public/images/.gitkeep', 'dot'],
    ['README.md', 'kind'],
  ] as const)('%s is of tools, or about the folder', (path, why) => expect(told(path, why)).toEqual([]));
});
