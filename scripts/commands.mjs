/**
 * What each command is for. Data only: `--help` must work before anything is installed. How a command is called follows
 * from its options, unless `usage` says so.
 */
const SITE = ['--site DIR', 'the folder of content (site-config)'];

export const commands = {
  start: {
    summary: 'Builds the site if it is stale and serves it.',
    options: [['PORT, HOST', 'environment: where to listen (4173, 127.0.0.1)']],
    exits: '0 stopped, 1 the content is invalid, 2 could not run',
  },
  test: {
    summary:
      'Runs every check: types, lint, generated files, content, unit, browser and server tests. One file: npx vitest run FILE, or npx playwright test FILE for those of tests/browser/.',
    options: [['--full', 'every page, scheme and width instead of every template']],
    exits: '0 all passed, 1 something failed, 2 could not run',
  },
  dev: {
    summary: 'The development server: saved content shows on the open page.',
    options: [
      SITE,
      ['--port N', 'where to listen; without it the next free port from 5173 on'],
      ['PORT, HOST', 'environment: where to listen (5173, 127.0.0.1)'],
    ],
    exits: '0 stopped, 2 could not run',
  },
  build: {
    summary: 'Makes the static site.',
    options: [
      SITE,
      ['--out DIR', 'where to write (dist)'],
      ['--why ROUTE', 'says what made a page anew'],
      ['--compress', 'precompress pages too, for static hosts that do not'],
      [
        '--policy-in-pages',
        'each page says its security policy itself, for hosts that send no headers of ours',
      ],
      ['--keep DAYS', 'copy the hashed files of earlier builds that are younger'],
      ['--drafts', 'a preview: pages and items with "isActive": false too'],
      ['--now DATE', 'a preview: as that day begins, 2027-01-01, or at that moment'],
      ['SITE_ENV', 'environment: production (default), qa or dev'],
    ],
    exits: '0 built, 1 the content is invalid or a section failed (the output is as it was), 2 could not run',
  },
  validate: {
    summary: 'Checks the content.',
    options: [
      SITE,
      ['--format F', 'pretty (default), json, github or sarif'],
      ['--strict', 'warnings fail too'],
      ['--watch', 'check again after every change'],
      ['--coverage', 'what is not translated, or was changed since, file by file and where'],
      ['--min N', 'with --coverage: exit 1 where less than N per cent are translated'],
      ['--explain CODE', 'what a code means, with an example and its remedy (all: every code)'],
    ],
    exits: '0 valid, 1 invalid, 2 could not run',
  },
  stamp: {
    summary: 'Records which originals the translations into a language translate, once they were read again.',
    options: [
      ['LOCALE', 'the language: its code in `locales` of site.json, for example hi'],
      ['[FILE …]', 'one translation or more, for example pages/index.json (all)'],
      SITE,
    ],
    exits: '0 written, 1 refused, 2 could not run',
  },
  serve: {
    summary: 'Serves a built site as in production.',
    options: [
      ['--dir DIR', 'the built site (dist)'],
      ['--port, --host', 'where to listen, or PORT and HOST of the environment (4173, 127.0.0.1)'],
      ['TRUST_PROXY', 'environment: the proxies (addresses, networks) whose X-Forwarded-… headers count'],
      ['CONTACT_…', 'environment: the contact messages, see docs/contact-service.md'],
    ],
    exits: '0 stopped, 2 could not run',
  },
  generate: {
    summary: 'Writes types, the tables of blocks and the versions from the schemas and the blocks’ folders.',
    options: [
      ['--check', 'write nothing; exit 1 where something is stale'],
      [
        '--release',
        'record new schemas in schemas/versions.json: from now on a breaking change needs a migration',
      ],
      ['--site DIR', 'write only the schemas that this site keeps for its editors, below DIR/.schemas'],
    ],
    exits:
      '0 fresh, 1 stale, a schema that cannot be used, or that breaks content without a migration, 2 could not run',
  },
  'new-block': {
    summary: 'Scaffolds a section block type.',
    options: [
      ['NAME', 'kebab-case, for example price-table'],
      ['--data', 'with data.ts and resolve.ts: it shows items of a collection and words of the site'],
    ],
    exits: '0 made, 1 refused, or what is generated could not follow, 2 could not run',
  },
  blocks: {
    summary: 'Writes the block catalogue: every block type with its fields and its examples, live.',
    options: [SITE, ['--out DIR', 'where to write (catalogue); never into dist']],
    exits:
      '0 written, 1 the content is invalid or an example failed (the output is as it was), 2 could not run',
  },
  refs: {
    summary: 'Lists every use of a page, item, file, section, variable or accent.',
    options: [
      ['ID', '/about-us, articles/some-slug, /images/a.svg, /about-us#management, {email} or accents/global'],
      SITE,
      ['--format F', 'pretty (default: file:line:column and the line) or json'],
    ],
    exits: '0 searched, 1 there is no such thing, 2 could not run',
  },
  rename: {
    summary: 'Renames a page, item, file or section and every reference to it, and changes no other byte.',
    options: [
      ['OLD', '/about-us, articles/some-slug, /images/a.svg or /about-us#management'],
      ['NEW', 'its new name, written the same way'],
      ['--dry-run', 'print the changes, write nothing'],
      SITE,
    ],
    exits: '0 renamed, 1 refused (nothing was changed), 2 could not run',
  },
  migrate: {
    summary:
      'Brings content up to the current versions of blocks, pages and collections, and adds new words of the engine.',
    options: [['--dry-run', 'print the changes, write nothing'], SITE],
    exits: '0 up to date, 1 a file cannot be read, or would not be valid afterwards, 2 could not run',
  },
  report: {
    summary:
      'What a pull request changes for a visitor: routes, texts, links, bytes, pictures before and after.',
    usage: '--base REV [--out DIR] [--site DIR] [--no-pictures]',
    options: [
      ['--base REV', 'what to compare with, for example origin/main; where the branch left it counts'],
      ['--out DIR', 'where to write index.html, report.md and report.json (report)'],
      SITE,
      ['--no-pictures', 'texts and figures only; without a Chromium they are left out anyway'],
    ],
    exits: '0 written, 1 the content is invalid (the report says where), 2 could not run',
  },
  'new-site': {
    summary: 'Writes a small complete site to begin with.',
    options: [
      ['DIR', 'a folder that is not there yet, or empty'],
      ['--name NAME', 'what the site is called'],
      [
        '--language CODE',
        'the language that it is written in, such as de or pt-BR; en where left out. Dates follow it: en-GB and en-IN write 5 March 2026, en-US March 5, 2026; without a region as in that of the zone',
      ],
      ['--second CODE', 'a second language, which it is translated into'],
      ['--currency CODE', 'how amounts are written, such as CHF; EUR where left out'],
      ['--zone NAME', 'the time zone of its days, such as Europe/Zurich; UTC where left out'],
    ],
    exits: '0 made, 1 refused, 2 could not run',
  },
  'new-page': {
    summary: 'Writes a page to begin with.',
    options: [['ROUTE', 'its address, for example /careers'], ['--title TITLE', 'what it is called'], SITE],
    exits: '0 made, 1 refused (nothing was changed), 2 could not run',
  },
  'new-item': {
    summary: 'Adds an item to a collection, as a draft that only a preview shows.',
    options: [
      ['COLLECTION', 'for example articles, events or publications'],
      ['SLUG', 'its name in addresses, for example a-first-article'],
      ['--title TITLE', 'what it is called'],
      SITE,
    ],
    exits: '0 made, 1 refused (nothing was changed), 2 could not run',
  },
  bench: {
    summary:
      'Measures builds of 40, 1,000 and 5,000 pages, bytes and paints of each kind of page, the dev server and the contact service.',
    options: [
      ['--only PART', 'build, bytes, browser, moves, dev or contact instead of all six'],
      ['--pages N,N', 'sizes of the seeded sites (40,1000,5000)'],
      ['--shape S', 'what most of their pages are: pages, items or both (default)'],
      ['--out FILE', 'the figures as JSON (.cache/bench.json)'],
      ['CHROMIUM_PATH', 'environment: the browser (/usr/bin/chromium, else Playwright’s)'],
    ],
    exits: '0 measured, 2 could not run',
  },
  inbox: {
    summary: 'The contact messages received: lists, shows, exports, purges, saves and restores them.',
    usage: '[list | show ID | export | purge | delete ID | backup FILE | restore FILE | outbox | status]',
    options: [
      ['list', 'the newest (default); --state stored|unverified|spam|all, --limit N (50)'],
      ['show ID', 'one message; the first four characters of its id are enough, where no other begins so'],
      ['export', '--format csv|json, --out FILE, --state as for list'],
      ['purge', '--older-than DAYS deletes older ones; --dry-run only counts them'],
      ['delete ID', 'deletes one message; with --email in place of the id all of one person'],
      ['backup FILE', 'a consistent copy, while the server may be running'],
      ['restore FILE', 'replaces what is there by a backup; --force where there are messages'],
      ['outbox', 'what is still to be passed on, and why it was not'],
      ['status', 'whether messages can be kept and are passed on'],
      ['--email ADDRESS', 'list, export or delete what one person wrote, spam too'],
      ['--force', 'replace a file; purge what was not passed on'],
      ['CONTACT_DATABASE', 'environment: the file (.data/inbox.db)'],
      ['CONTACT_DATABASE_URL', 'environment: a libSQL server, with CONTACT_DATABASE_TOKEN'],
    ],
    exits: '0 done, 1 there is no such message or the service is not well, 2 could not run',
  },
  mcp: {
    summary: 'Edits the site for a program: the operations of the editor over the Model Context Protocol.',
    options: [
      SITE,
      ['--dev URL', 'the development server that pictures are taken of (http://127.0.0.1:5173)'],
    ],
    exits: '0 ended, 2 could not run',
  },
  fonts: {
    summary: 'Cuts the site’s font files from the packages that hold them whole.',
    options: [],
    exits: '0 written, 2 could not run',
  },
  documents: {
    summary: 'Prints the PDF publications of a site from documents/*.json: those that have changed.',
    options: [SITE, ['--check', 'print nothing, and need no browser; exit 1 where a document is stale']],
    exits: '0 fresh, 1 stale or invalid content, 2 could not run',
  },
};
