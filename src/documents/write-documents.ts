import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../command/write-whole.ts';
import { cover } from './cover.ts';
import { type DocumentSource, readDocument } from './document-source.ts';
import { innerPages } from './inner-pages.ts';
import { writePdf } from './pdf.ts';
import { type Publisher, readPublisher } from './publisher.ts';
import { DocumentError } from './read-json.ts';
import { cutTypefaces, type Typefaces } from './typefaces.ts';

export type Report = { readonly problems: readonly string[]; readonly stale: readonly string[] };

/** Makes a document's PDF. */
export async function makeDocument(
  faces: Typefaces,
  source: DocumentSource,
  publisher: Publisher,
): Promise<Uint8Array> {
  const first = cover(faces, source, publisher);
  return writePdf(faces, source, publisher, [first, ...innerPages(faces, source, publisher)]);
}

async function differs(path: string, bytes: Uint8Array): Promise<boolean> {
  const current = await readFile(path).catch(() => undefined);
  return current === undefined || !current.equals(bytes);
}

/** Names the file in front of what is wrong with it; other errors are not the author's. */
async function named<T>(path: string, problems: string[], work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    problems.push(`${path}: ${error.message}.`);
    return undefined;
  }
}

/**
 * Makes every document of `documents/*.json` below a project's folder and writes those that have changed,
 * once all of them are sound; with `check` it writes nothing.
 * @param fonts where `@fontsource-variable`'s packages lie
 */
export async function writeDocuments(project: string, fonts: string, check: boolean): Promise<Report> {
  const problems: string[] = [];
  const names = (await readdir(join(project, 'documents')).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .sort();
  const site = 'site-config/site.json';
  const publisher = await named(site, problems, async () =>
    readPublisher(await readFile(join(project, site), 'utf8')),
  );
  if (!publisher) return { problems, stale: [] };
  const faces = await cutTypefaces(fonts);
  const outputs = new Map<string, Uint8Array>();
  for (const name of names) {
    const id = name.slice(0, -'.json'.length);
    await named(`documents/${name}`, problems, async () => {
      const source = readDocument(
        id,
        await readFile(join(project, 'documents', name), 'utf8'),
        publisher.variables,
      );
      outputs.set(`site-config/public/documents/${id}.pdf`, await makeDocument(faces, source, publisher));
    });
  }
  const stale: string[] = [];
  for (const [path, bytes] of outputs) if (await differs(join(project, path), bytes)) stale.push(path);
  if (problems.length > 0 || check) return { problems, stale };
  for (const path of stale) await writeWhole(join(project, path), outputs.get(path) ?? new Uint8Array());
  return { problems, stale };
}
