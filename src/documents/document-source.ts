import { DocumentError, isRecord, read } from './read-json.ts';

export type DocumentTable = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type DocumentSection = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly bullets: readonly string[];
  readonly table: DocumentTable | undefined;
};

/** One publication as its author wrote it. */
export type DocumentSource = {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly date: Date;
  /** The day in words, as at the author's desk: “20 December 2023”. */
  readonly day: string;
  readonly author: string;
  readonly sections: readonly DocumentSection[];
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

function text(value: unknown, where: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value.trim().replace(/\s+/g, ' ');
  throw new DocumentError(`“${where}” should be a text`);
}

function texts(value: unknown, where: string): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new DocumentError(`“${where}” should be a list of texts`);
  return value.map((item, index) => text(item, `${where}[${index}]`));
}

function cells(value: unknown, where: string): string[] {
  if (!Array.isArray(value)) throw new DocumentError(`“${where}” should be a list of texts`);
  return value.map((item, index) => (item === '' ? '' : text(item, `${where}[${index}]`)));
}

function table(value: unknown, where: string): DocumentTable | undefined {
  if (value === undefined) return undefined;
  if (!isRecord(value)) throw new DocumentError(`“${where}” should be a table with a head and rows`);
  const head = cells(value.head, `${where}.head`);
  if (head.length === 0) throw new DocumentError(`“${where}.head” has no columns`);
  if (!Array.isArray(value.rows)) throw new DocumentError(`“${where}.rows” should be a list of rows`);
  const rows = value.rows.map((row, index) => {
    const list = cells(row, `${where}.rows[${index}]`);
    if (list.length === head.length) return list;
    const counts = `has ${list.length} cells where the head has ${head.length}`;
    throw new DocumentError(`“${where}.rows[${index}]” ${counts}`);
  });
  return { head, rows };
}

function section(value: unknown, where: string): DocumentSection {
  if (!isRecord(value)) throw new DocumentError(`“${where}” should be a section`);
  return {
    heading: text(value.heading, `${where}.heading`),
    paragraphs: texts(value.paragraphs, `${where}.paragraphs`),
    bullets: texts(value.bullets, `${where}.bullets`),
    table: table(value.table, `${where}.table`),
  };
}

function day(iso: string): { date: Date; day: string } {
  const [, year, month, number] = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.exec(iso) ?? [];
  const date = new Date(iso);
  const name = MONTHS[Number(month) - 1];
  const real = new Date(`${year}-${month}-${number}T00:00:00Z`);
  if (name === undefined || Number.isNaN(date.getTime()) || real.getUTCDate() !== Number(number)) {
    throw new DocumentError(`“date” should be a day such as 2023-12-20, not “${iso}”`);
  }
  return { date, day: `${Number(number)} ${name} ${year}` };
}

/**
 * Reads a publication's JSON text.
 * @throws DocumentError whose message says what is wrong, without the file's name
 */
export function readDocument(
  id: string,
  json: string,
  variables: Readonly<Record<string, string>> = {},
): DocumentSource {
  const value = read(json, variables);
  if (!isRecord(value)) throw new DocumentError('the file should hold one document');
  if (!Array.isArray(value.sections) || value.sections.length === 0) {
    throw new DocumentError('“sections” should be a list of at least one section');
  }
  return {
    id,
    title: text(value.title, 'title'),
    subtitle: text(value.subtitle, 'subtitle'),
    author: text(value.author, 'author'),
    ...day(text(value.date, 'date')),
    sections: value.sections.map((item, index) => section(item, `sections[${index}]`)),
  };
}
