/** What a PDF file says of itself. */
export interface Facts {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly date: Date;
  /** The file that it was printed from, and the state of it. */
  readonly source: string;
}

/** A text as PDF writes it whatever its script: UTF-16 in hexadecimal digits. */
const hexText = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

const TRAILER =
  /\ntrailer\n<<\/Size (\d+)\n\/Root (\d+ 0 R)\n\/Info (\d+) 0 R>>\nstartxref\n(\d+)\n%%EOF\s*$/;

/** The browser counts the elements of all that it has shown; here they are counted in each document anew. */
function renumbered(text: string): string {
  const ids = [...new Set(text.match(/\(node\d{8}\)/g))].sort();
  const numbers = new Map(ids.map((id, i) => [id, `(node${String(i + 1).padStart(8, '0')})`]));
  return text.replace(/\(node\d{8}\)/g, (id) => numbers.get(id) ?? id);
}

/**
 * Gives a PDF the facts of its document in place of those of the browser and of the moment, so that the same document
 * is the same bytes: an update at its end, as the format provides for.
 */
export function stamp(pdf: Uint8Array, facts: Facts): Buffer {
  const date = `(D:${facts.date.toISOString().replace(/\D/g, '').slice(0, 14)}+00'00')`;
  const text = renumbered(Buffer.from(pdf).toString('latin1')).replace(
    /(?<=\/(?:CreationDate|ModDate) )\(D:\d{14}\+00'00'\)/g,
    date,
  );
  const [, size, catalog, info, xref] = TRAILER.exec(text) ?? [];
  if (xref === undefined) throw new Error('The browser ends PDF files in another way than is known here.');
  const words = { Title: facts.title, Subject: facts.subject, Author: facts.author };
  const entries = Object.entries({ ...words, PrintedFrom: facts.source }).map(
    ([key, value]) => `/${key} ${hexText(value)}\n`,
  );
  const object = `${info} 0 obj\n<<${entries.join('')}/CreationDate ${date}\n/ModDate ${date}>>\nendobj\n`;
  const place = String(text.length).padStart(10, '0');
  const trailer = `trailer\n<</Size ${size}\n/Root ${catalog}\n/Info ${info} 0 R\n/Prev ${xref}>>\n`;
  const end = `startxref\n${text.length + object.length}\n%%EOF\n`;
  return Buffer.from(`${text}${object}xref\n${info} 1\n${place} 00000 n \n${trailer}${end}`, 'latin1');
}

/** What a PDF says it was printed from; undefined for one that was made otherwise. */
export function sourceOf(pdf: Uint8Array): string | undefined {
  const [, hex] = /\/PrintedFrom <FEFF([0-9a-f]+)>/i.exec(Buffer.from(pdf).toString('latin1')) ?? [];
  return hex === undefined ? undefined : Buffer.from(hex, 'hex').swap16().toString('utf16le');
}
