import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { asking, type Fault, quote } from '../content/diagnostics/fault.ts';
import { lineStarts, nodesIn, placeOf } from '../content/diagnostics/locate.ts';
import { nearest } from '../content/diagnostics/nearest.ts';
import { lastStep, pointerSteps, pointerTo } from '../content/diagnostics/pointer.ts';
import { problemFindings } from '../content/findings/read-file.ts';
import { isObject, type JsonObject, listAt, objectAt, own, stringAt, valueAt } from '../content/json/json.ts';
import { parseJson } from '../content/json/parse.ts';
import { type SchemaFault, schemaFaults, validatorsFault } from '../content/schema/schema-faults.ts';
import { createAjv, ID } from '../content/schema/schema-set.ts';
import { within } from '../content/schema/walk.ts';
import { filesBelow } from '../ground/files-below.ts';
import { blockNames, pascal } from './block-tables.ts';
import { blockUnion } from './block-union.ts';
import { untyped } from './untyped.ts';

const BLOCKS = 'src/blocks';
const SCRIPTS = ['live', 'late'];
/** What a view gets of the site, and what makes it. */
const PAIR = ['data.ts', 'resolve.ts'];

interface Source {
  readonly path: string;
  readonly text: string;
}

/** A fault as a compiler says it: where, what, and what was probably meant. */
function told({ path, text }: Source, { pointer = '', spot, range, ...fault }: Fault): string {
  const nodes = nodesIn(text);
  const node = nodes.get(pointer);
  const key = spot === 'key' ? node?.parent?.children?.[0] : undefined;
  const { offset = 0, length = 1 } = key ?? node ?? {};
  const { line, column } = placeOf(lineStarts(text), range ?? [offset, offset + length]);
  const { suggestion = fault.unknown && nearest(...fault.unknown) } = fault;
  const message = fault.message.replace(/^./, (first) => first.toUpperCase());
  return `${path}:${line}:${column}: ${asking(message, suggestion)}`;
}

/** What keeps a text from being an object of JSON. */
function unreadable(text: string): Fault | undefined {
  const { value, problems } = parseJson(text);
  const [problem] = problems;
  if (problem) return problemFindings('', problem)[0];
  return isObject(value) ? undefined : { message: 'One object in braces belongs here.' };
}

const objectOf = (text: string): JsonObject => {
  const { value } = parseJson(text);
  return isObject(value) ? value : {};
};

/** What is wrong with a schema that can be read, besides what the validator alone finds. */
function faultsOf(path: string, schema: JsonObject, schemas: ReadonlyMap<string, JsonObject>): SchemaFault[] {
  const isKnown = (ref: string) => {
    const [file = ''] = ref.split('#');
    return /(?:^|\/)ids\//.test(file) || schemas.has(join(dirname(path), file).replaceAll('\\', '/'));
  };
  const faults = [...schemaFaults(schema, { isKnown, schemas: [...schemas.keys()] })];
  const below = (folder: string) =>
    [...schemas.keys()].flatMap((one) => (one.startsWith(folder) ? basename(one, '.schema.json') : []));
  const [types, blocks] = [below('collections/'), below('blocks/')];
  const isExample = (step: string) => step === 'examples' || step === 'default';
  // A field of that name is described by an object.
  for (const [pointer, type] of within(schema))
    if (typeof type === 'string' && lastStep(pointer) === 'reference' && !types.includes(type))
      if (!pointerSteps(pointer).some(isExample))
        faults.push({ pointer, message: `there is no content type ${quote(type)}.`, unknown: [type, types] });
  for (const [word, described] of Object.entries(objectAt(schema, 'properties')))
    for (const [i, block] of listAt(described, 'blocks').map(String).entries())
      if (!blocks.includes(block)) {
        const pointer = `${pointerTo('/properties', word)}/blocks/${i}`;
        faults.push({ pointer, message: `there is no block ${quote(block)}.`, unknown: [block, blocks] });
      }
  const name = /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1];
  if (name === undefined) return faults;
  const title = stringAt(schema, 'title');
  if (title !== undefined && !/^[A-Z]\w*$/.test(title)) {
    const message = `the block’s view is called by this title: write it as one word, "title": "${pascal(name)}".`;
    faults.push({ pointer: '/title', message });
  }
  const titleOf = (block: string) => stringAt(schemas.get(`blocks/${block}.schema.json`), 'title');
  const twin = blocks.find((block) => block !== name && title !== undefined && titleOf(block) === title);
  if (twin !== undefined && title !== pascal(name)) {
    const message = `the block ${quote(twin)} has this title: write "title": "${pascal(name)}".`;
    faults.push({ pointer: '/title', message });
  }
  const type = objectAt(objectAt(schema, 'properties'), 'type');
  if (own(type, 'const') === name) return faults;
  const message = `a section of this kind is called by its file’s name: write "type": { "const": ${JSON.stringify(name)} }.`;
  const pointer = ['/properties/type/const', '/properties/type', '/properties', ''].find(
    (one) => valueAt(schema, one) !== undefined,
  );
  return [...faults, { pointer: pointer ?? '', message }];
}

/** What the validator alone finds, of schemas in which nothing else is wrong. */
function refused(schemas: ReadonlyMap<string, JsonObject>): [path: string, fault: SchemaFault][] {
  const ajv = createAjv(new Map([...schemas, ['blocks.schema.json', blockUnion(schemas)]]));
  return [...schemas.keys()].flatMap((path): [string, SchemaFault][] => {
    try {
      ajv.getSchema(ID + path);
      return [];
    } catch (error) {
      // A schema fails with each that it leads to.
      const [, at = path] = /"schema:\/([^"#]+)#/.exec(String(error)) ?? [];
      return [[at, validatorsFault(error)]];
    }
  });
}

/** Says where a block's folder says of it what nobody knows, or a view takes a style or a class that there is not. */
function viewFaults({ path, text }: Source, root: string): Fault[] {
  if (basename(path) === 'block.json') {
    const fault = unreadable(text);
    if (fault) return [{ ...fault, message: `${fault.message} Write { "script": "live" }.` }];
    return Object.entries(objectOf(text)).flatMap(([key, value]): Fault[] => {
      const pointer = pointerTo('', key);
      if (key !== 'script') return [{ pointer, spot: 'key', message: `“${key}” is not “script”.` }];
      if (SCRIPTS.includes(String(value))) return [];
      const message = `${quote(value)} is not one of the values possible here: ${SCRIPTS.join(', ')}.`;
      return [{ pointer, message, unknown: [String(value), SCRIPTS] }];
    });
  }
  return [...text.matchAll(/import (\w+) from '(\.[\w./-]+\.module\.css)'/g)].flatMap((found): Fault[] => {
    const [whole, styles = '', file = ''] = found;
    const css = join(root, dirname(path), file);
    const end = found.index + whole.length - 1;
    if (!existsSync(css))
      return [{ message: `There is no file ${quote(file)}.`, range: [end - file.length, end] }];
    const written = readFileSync(css, 'utf8');
    const known = [...written.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
    return [...text.matchAll(/(?<![\w.])(\w+)\.(\w+)/g)].flatMap(
      ({ 0: used, 1: of, 2: name = '', index }): Fault[] => {
        if (of !== styles || known.includes(name)) return [];
        const message = `There is no class ${quote(name)} in ${quote(file)}.`;
        const last = index + used.length;
        return [{ message, unknown: [name, known], range: [last - name.length, last] }];
      },
    );
  });
}

/** Says where a block’s view has another name than the tables import it by. */
function nameFaults({ path, text }: Source, schemas: ReadonlyMap<string, JsonObject>): Fault[] {
  const [, name] = /^src\/blocks\/([^/]+)\/\1\.tsx$/.exec(path) ?? [];
  const title = stringAt(schemas.get(`blocks/${name}.schema.json`), 'title') ?? '';
  const first =
    /^export (?:default )?(?:function|const) \w+/m.exec(text) ?? /^(?:function|const) [A-Z]\w*/m.exec(text);
  const words = text
    .split('\n')
    .flatMap((line) => (/^export (?!default )/.test(line) ? line.split(/\W+/) : []));
  if (!/^[A-Z]\w*$/.test(title) || !first || words.includes(title)) return [];
  const message = `the view is called by its schema’s title: write “export function ${title}”.`;
  return [{ message, range: [first.index, first.index + first[0].length] }];
}

/**
 * Says which folders are blocks by half: no schema, or data without its resolver. A schema without its view is not among them:
 * one begins with it, and the compiler names what the tables then lack.
 */
async function halfBlocks(root: string): Promise<string[]> {
  const has = (path: string) => existsSync(join(root, path));
  const schemas = await readdir(join(root, 'schemas/blocks'));
  const lost = schemas
    .map((file) => file.replace('.schema.json', ''))
    .filter((name) => !has(`${BLOCKS}/${name}`));
  return (await blockNames(join(root, BLOCKS))).flatMap((name) => {
    const folder = `${BLOCKS}/${name}`;
    const schema = `schemas/blocks/${name}.schema.json`;
    const message = `${folder}: this block has no schema. Write ${schema}, or remove the folder.`;
    if (!has(schema)) return asking(message, nearest(name, lost));
    const [given, ...both] = PAIR.filter((file) => has(`${folder}/${file}`));
    const lacking = PAIR.find((file) => file !== given);
    if (given === undefined || both.length > 0) return [];
    return `${folder}/${given}: this needs ${folder}/${lacking} beside it. Write that, or remove this.`;
  });
}

/**
 * What is wrong with what everything is generated from, such that nothing can be: the schemas and the blocks' folders.
 * @param root the project's folder
 * @returns a line for each, with its place
 */
export async function sourceFaults(root: string): Promise<string[]> {
  const read = async (path: string): Promise<Source> => ({
    path,
    text: await readFile(join(root, path), 'utf8'),
  });
  const written = (await filesBelow(join(root, 'schemas'))).filter(
    (path) => /(\.schema|^versions)\.json$/.test(path) && !/^(ids|locales|templates)\//.test(path),
  );
  const sources = await Promise.all(written.map((path) => read(`schemas/${path}`)));
  const broken = sources.flatMap((source) => {
    const fault = unreadable(source.text);
    return fault ? [told(source, fault)] : [];
  });
  const paths = (await filesBelow(join(root, 'src'))).filter((path) => /\/block\.json$|\.tsx$/.test(path));
  const views = await Promise.all(paths.map((path) => read(`src/${path}`)));
  broken.push(...views.flatMap((source) => viewFaults(source, root).map((fault) => told(source, fault))));
  broken.push(...(await halfBlocks(root)));
  // Of a schema that cannot be read nothing is known, and others may lead to it.
  if (sources.some(({ text }) => unreadable(text))) return broken;
  // What is made of others is made anew.
  const made = (path: string) => /^schemas\/(blocks\.schema|versions)\.json$/.test(path);
  const own = sources.filter(({ path }) => !made(path));
  const byPath = new Map(own.map((source) => [source.path.slice('schemas/'.length), source]));
  const schemas = new Map([...byPath].map(([path, { text }]) => [path, objectOf(text)]));
  const all = new Map([...schemas, ['blocks.schema.json', {}]]);
  const each = (faultsIn: (path: string, schema: JsonObject) => Iterable<SchemaFault>) =>
    [...schemas].flatMap(([path, schema]) =>
      [...faultsIn(path, schema)].map((fault) => [path, fault] as const),
    );
  let faults = each((path, schema) => faultsOf(path, schema, all));
  // A title that is wrong itself names no view.
  const titled = new Map([...schemas].filter(([path]) => faults.every(([at]) => at !== path)));
  broken.push(...views.flatMap((view) => nameFaults(view, titled).map((fault) => told(view, fault))));
  if (faults.length === 0) faults = refused(schemas);
  if (faults.length === 0) faults = each((path, schema) => untyped(schema, path, schemas));
  const lines = faults.flatMap(([path, fault]) => {
    const source = byPath.get(path);
    return source ? [told(source, fault)] : [];
  });
  return [...new Set([...broken, ...lines])];
}
