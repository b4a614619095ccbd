import type { CheckedSite } from '../../src/content/compile.ts';
import { pointerSteps } from '../../src/content/diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue } from '../../src/content/json/json.ts';
import { walk } from '../../src/content/schema/walk.ts';
import type { SiteInput } from '../../src/content/site/input.ts';
import { LATER } from '../content/support/shipped.ts';
import { compiler } from '../content/support/site.ts';

/** What texts must never become: each calls `hostile()` where some place takes it for more than text. */
export const HOSTILE: readonly string[] = [
  '<script>hostile()</script>',
  '<ScRiPt >hostile()</sCrIpT >',
  '</script><script>hostile()</script>',
  '<!--<script>--><script>hostile()</script>',
  '</title><script>hostile()</script>',
  '</style><script>hostile()</script>',
  '</textarea></noscript><script>hostile()</script>',
  '"><script>hostile()</script>',
  "'><script>hostile()</script>",
  ']]><script>hostile()</script>',
  '<img src=x onerror=hostile()>',
  '<svg onload=hostile()>',
  '<svg><script>hostile()</script></svg>',
  '<details open ontoggle=hostile()>',
  '<input autofocus onfocus=hostile()>',
  '<iframe srcdoc="<script>parent.hostile()</script>"></iframe>',
  '<math><mtext><style><img src=x onerror=hostile()></style></mtext></math>',
  '" autofocus onfocus=hostile() x="',
  "' onmouseover=hostile() x='",
  '<a href="javascript:hostile()">a</a>',
  '[a](javascript:hostile())',
  '[a](<java&#115;cript:hostile()>)',
  '![a](x" onerror="hostile())',
  '<javascript:hostile()>',
  'javascript:hostile()//',
  'data:text/html,<script>hostile()</script>',
  '</a><base href="https://hostile.invalid/"><meta http-equiv="refresh" content="0;url=https://hostile.invalid/">',
  '}</style><style>*{background:url(https://hostile.invalid/)}',
  ';background:url(https://hostile.invalid/);}*{display:none',
  '<link rel=stylesheet href=https://hostile.invalid/>',
  '","@type":"Thing","x":"</script><script>hostile()</script>',
  '{"__proto__":{"hostile":true}}',
  '{{constructor.constructor("hostile()")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would take for its own
  '${hostile()}',
  '<%= hostile() %>',
  '#{hostile()}',
  '`;hostile();//',
  "';hostile();//",
  '\\";hostile();//',
  '&lt;script&gt;hostile()&lt;/script&gt;',
  '&#60;script&#62;hostile()&#60;/script&#62;',
  '&quot; onfocus=hostile() autofocus',
  '\u202Egnp.elitsoh\u202C',
  '\u2066\u202E\u2069',
  'h\u200Bo\u200Ds\u200Ct\uFEFFile\u00AD',
  'hostile\u2028hostile\u2029hostile',
  `hostile${'h'.repeat(300)}`,
  '한글🏳️‍🌈👩‍👩‍👧‍👦Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
];

/** In a text without Markdown nothing is refused but what nobody sees; Markdown takes neither tags nor such links. */
const BOUQUETS = [
  /[\u200b-\u202e\u2066-\u2069\ufeff\u00ad]/u,
  /<|\]\(|[\u200b-\u202e\u2066-\u2069\ufeff\u00ad]/u,
].map((refused) => HOSTILE.filter((text) => !refused.test(text)).join(' '));
const TRIES = [...BOUQUETS, ...HOSTILE];
const ROLES: readonly string[] = ['text', 'markdown', 'accent'];
/** The first names a file; the others are asked for word for word. */
const LEFT_OUT = /\/\$schema$|^\/compliance\/required\//;

/** Puts a text where a pointer says. */
function put(value: JsonValue, pointer: string, text: string): void {
  const steps = pointerSteps(pointer);
  const last = steps.pop() ?? '';
  let place: JsonValue | undefined = value;
  for (const step of steps)
    place = isArray(place) ? place[Number(step)] : isObject(place) ? place[step] : undefined;
  if (isArray(place) || isObject(place)) Reflect.set(place, last, text);
}

interface Field {
  readonly file: string;
  readonly pointer: string;
  readonly written: string;
  /** How many of the tries were refused; each field begins the single ones with another. */
  refused: number;
  readonly first: number;
}

function textOf({ written, refused, first }: Field): string {
  if (refused >= TRIES.length) return written;
  const single = BOUQUETS.length + ((first + refused) % HOSTILE.length);
  return `${written} ${TRIES[refused < BOUQUETS.length ? refused : single]}`;
}

/** Every text that a site's files have in its first language, by file and pointer. */
function fieldsOf({ index }: CheckedSite): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const file of index.files.values()) {
    if (file.schema === undefined || file.schema === 'theme.schema.json') continue;
    walk(index.schemas.shapeOf(file.schema), file.value, '', ({ text, role, pointer }) => {
      if (!ROLES.includes(role) || LEFT_OUT.test(pointer)) return;
      const field = { file: file.path, pointer, written: text, refused: 0, first: fields.size };
      fields.set(`${index.input.name}/${file.path}\n${pointer}`, field);
    });
  }
  return fields;
}

/** The JSON of a site without its translations. */
function oneLanguage(input: SiteInput): SiteInput {
  const files = new Map([...input.files].filter(([path]) => !path.startsWith('locales/')));
  const site = JSON.parse(String(files.get('site.json')));
  return {
    ...input,
    files: files.set('site.json', JSON.stringify({ ...site, locales: site.locales.slice(0, 1) })),
  };
}

/** Fills every text that a site has with what is hostile; where that is refused, with less, until all is taken. */
export function fillHostile(input: SiteInput) {
  const plain = oneLanguage(input);
  const checked = compiler.check(plain, LATER);
  const fields = fieldsOf(checked);
  for (;;) {
    const values = new Map(
      [...checked.index.files.values()].map(({ path, value }) => [path, structuredClone(value)]),
    );
    for (const field of fields.values()) put(values.get(field.file) ?? null, field.pointer, textOf(field));
    const files = new Map([...plain.files.keys()].map((path) => [path, JSON.stringify(values.get(path))]));
    const { diagnostics } = compiler.check({ ...plain, files }, LATER);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const all = [...fields.values()];
    const filled = all.filter(({ refused }) => refused < TRIES.length).length;
    if (errors.length === 0) return { files, fields: all.length, filled };
    const refused = new Set(errors.map(({ file, pointer }) => fields.get(`${file}\n${pointer}`)));
    const last = errors.find(
      ({ file, pointer }) => (fields.get(`${file}\n${pointer}`)?.refused ?? Infinity) >= TRIES.length,
    );
    if (last) throw new Error(`${last.file}${last.pointer}: ${last.message}`);
    for (const field of refused) if (field) field.refused += 1;
  }
}
