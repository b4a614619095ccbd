import { describe } from 'vitest';
import { table } from '../../silence/table.ts';
import { branchType, library } from '../../support/branches.ts';
import { media } from '../../support/media.ts';

const lying = (path: string, line: string) => [path, {}, [line], media({ [path]: { size: null } })] as const;

describe('media/kind', () =>
  table([
    lying(
      '/index.html',
      'public/index.html:1:1-1:1 media/kind · Files that end with “.html” are not served. Pages are written as JSON below pages/.',
    ),
    lying(
      '/a/run.js',
      'public/a/run.js:1:1-1:1 media/kind · Files that end with “.js” are not served. Scripts come from the engine alone.',
    ),
    lying(
      '/sitemap.xml',
      'public/sitemap.xml:1:1-1:1 media/kind · Files that end with “.xml” are not served. Use another kind of file, or pack it as .zip.',
    ),
    lying(
      '/_headers',
      'public/_headers:1:1-1:1 media/kind · The build writes this file itself. Remove yours.',
    ),
    lying(
      '/media/a.png',
      'public/media/a.png:1:1-1:1 media/kind · Below /media/ lies what the build writes, and browsers keep it for a year. Choose another folder.',
    ),
    lying(
      '/robots.txt',
      'public/robots.txt:1:1-1:1 media/kind · The build writes this file itself. Remove yours.',
    ),
    [
      'a calendar of a type whose items begin',
      library({ 'schemas/branches.schema.json': branchType({ startsAt: '/opensOn' }) }),
      ['public/branches.ics:1:1-1:1 media/kind · The build writes this file itself. Remove yours.'],
      media({ '/branches.ics': { size: null } }),
    ],
    lying(
      '/images/Photo.JPG',
      `public/images/Photo.JPG:1:1-1:1 media/kind · Rename the file: its ending is written in small letters. All of a folder: “for f in *.JPG; do mv "$f" "\${f%.JPG}.jpg"; done”. Did you mean “/images/Photo.jpg”?`,
    ),
    lying(
      '/images/a.SVG',
      `public/images/a.SVG:1:1-1:1 media/kind · Rename the file: its ending is written in small letters. All of a folder: “for f in *.SVG; do mv "$f" "\${f%.SVG}.svg"; done”. Did you mean “/images/a.svg”?`,
    ),
    lying(
      '/a.constructor',
      'public/a.constructor:1:1-1:1 media/kind · Files that end with “.constructor” are not served. Use another kind of file, or pack it as .zip.',
    ),
    lying(
      '/images/a.heic',
      'public/images/a.heic:1:1-1:1 media/kind · Files that end with “.heic” are not served. Browsers do not show it: save it as JPEG or WebP.',
    ),
    lying(
      '/team photo.HEIC',
      'public/team photo.HEIC:1:1-1:1 media/kind · Files that end with “.HEIC” are not served. Browsers do not show it: save it as JPEG or WebP.',
    ),
    lying(
      '/.well-known/my links.json',
      'public/.well-known/my links.json:1:1-1:1 media/kind · A file’s name is part of its address: a blank in it would have to be written otherwise there. Use letters, digits, dots, hyphens and underscores. Did you mean “/.well-known/my-links.json”?',
    ),
    [
      'one that cannot be read either',
      {},
      [
        'public/images/b.heic:1:1-1:1 media/kind · Files that end with “.heic” are not served. Browsers do not show it: save it as JPEG or WebP.',
      ],
      media({ '/images/b.heic': { size: null, broken: { words: 'is something else' } } }),
    ],
    lying(
      '/images/a.bmp',
      'public/images/a.bmp:1:1-1:1 media/kind · Files that end with “.bmp” are not served. It is many times too heavy: save it as PNG or WebP.',
    ),
    lying(
      '/documents/fees #2.pdf',
      'public/documents/fees #2.pdf:1:1-1:1 media/kind · A file’s name is part of its address: a blank in it would have to be written otherwise there. Use letters, digits, dots, hyphens and underscores. Did you mean “/documents/fees-2.pdf”?',
    ),
    lying(
      '/images/School Yard.JPG',
      'public/images/School Yard.JPG:1:1-1:1 media/kind · A file’s name is part of its address: a blank in it would have to be written otherwise there. Use letters, digits, dots, hyphens and underscores. Did you mean “/images/School-Yard.jpg”?',
    ),
    lying(
      '/documents/100%.pdf',
      'public/documents/100%.pdf:1:1-1:1 media/kind · A file’s name is part of its address: “%” in it would have to be written otherwise there. Use letters, digits, dots, hyphens and underscores. Did you mean “/documents/100-.pdf”?',
    ),
    lying(
      '/documents/resumé.pdf',
      'public/documents/resumé.pdf:1:1-1:1 media/kind · A file’s name is part of its address: “é” in it would have to be written otherwise there. Use letters, digits, dots, hyphens and underscores. Did you mean “/documents/resume.pdf”?',
    ),
    lying(
      '/images/चित्र.png',
      'public/images/चित्र.png:1:1-1:1 media/kind · A file’s name is part of its address: “च” in it would have to be written otherwise there. Use letters, digits, dots, hyphens and underscores.',
    ),
    lying(
      '/चित्र/a.png',
      'public/चित्र/a.png:1:1-1:1 media/kind · A file’s name is part of its address: “च” in it would have to be written otherwise there. Use letters, digits, dots, hyphens and underscores.',
    ),
    lying(
      '/aux.pdf',
      'public/aux.pdf:1:1-1:1 media/kind · “aux.pdf” cannot be a file’s name on Windows. Choose another one.',
    ),
    lying(
      '/con/a.pdf',
      'public/con/a.pdf:1:1-1:1 media/kind · “con” cannot be a file’s name on Windows. Choose another one.',
    ),
    [
      'names, also of folders, that capitals alone tell apart',
      {},
      [
        'public/Images/b.svg:1:1-1:1 media/kind · On Windows and on a Mac this is “/images”: capitals tell no files apart there. Rename one.',
        'public/images/logo.svg:1:1-1:1 media/kind · On Windows and on a Mac this is “/images/Logo.svg”: capitals tell no files apart there. Rename one.',
      ],
      media({ '/images/Logo.svg': {}, '/images/logo.svg': {}, '/Images/b.svg': {} }),
    ],
    lying(
      '/documents./a.pdf',
      'public/documents./a.pdf:1:1-1:1 media/kind · A name that ends with a dot loses it on Windows. Remove the dot.',
    ),
    lying(
      '/documents/a',
      'public/documents/a:1:1-1:1 media/kind · The name has no ending, such as “.pdf”: nobody could tell what it is.',
    ),
    lying(
      '/.well-known/run.js',
      'public/.well-known/run.js:1:1-1:1 media/kind · Files that end with “.js” are not served. Scripts come from the engine alone.',
    ),
    [
      'sounds and videos that browsers play',
      {},
      [],
      media(
        Object.fromEntries(
          'mp3 m4a ogg opus wav mp4 webm vtt'.split(' ').map((end) => [`/audio/a.${end}`, {}]),
        ),
      ),
    ],
    [
      'machines look there by name',
      {},
      [],
      media({ '/.well-known/proof': {}, '/.well-known/links.json': {} }),
    ],
  ]));
