import type { ErrorObject } from 'ajv';
import { around, lastStep, pointerTo } from '../diagnostics/pointer.ts';
import { isArray, type JsonValue, listAt, valueAt } from '../json/json.ts';
import { exactShapeAt, shapeAt } from '../schema/fit.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import { bindingsIn, nearBindings } from '../site/bindings.ts';
import { ask, type Finding, suggesting } from './finding.ts';
import { holdsObjects, strayPlace, toldAtType } from './stray-field.ts';

/** So many mistakes of one file are told of: nobody reads more, and each costs time. */
const MOST_TOLD = 1000;

/** What the validator would say of a place that shows a field of an item, if it knew such places. */
const misnamed = ([instancePath, name]: readonly [string, string]): ErrorObject => ({
  keyword: 'additionalProperties',
  instancePath,
  schemaPath: '',
  params: { additionalProperty: name },
  parentSchema: { properties: { $item: {}, else: {} } },
});

/** The property that an error says is missing. */
const missingName = ({ keyword, params }: ErrorObject) =>
  String(keyword === 'discriminator' ? params.tag : params.missingProperty);

interface Told {
  readonly issue: ErrorObject;
  readonly finding: Finding;
  /** The place of what was misspelt or written elsewhere: it is not missing there. */
  readonly meant?: string | undefined;
}

/** An object that lacks one field and has one too many has it by another name, such as “href” for “link”. What holds objects is no text. */
function toldItsName(told: Told, all: readonly Told[], value: JsonValue, shape: Shape): Told {
  const { code, suggestion: known } = told.finding;
  if (code !== 'schema/unknown-property' || known !== undefined) return told;
  const beside = all.filter(({ issue }) => issue.instancePath === told.issue.instancePath);
  const [missing, ...more] = beside.filter(({ finding }) => finding.code === 'schema/missing-property');
  const strays = beside.filter(({ finding }) => finding.code === 'schema/unknown-property');
  if (missing === undefined || more.length > 0 || strays.length > 1) return told;
  const suggestion = missingName(missing.issue);
  const wanted = shapeAt(shape, value, pointerTo(told.issue.instancePath, suggestion));
  if (wanted?.kind === 'leaf' && holdsObjects(valueAt(value, told.finding.pointer))) return told;
  return { ...told, finding: suggesting(told.finding, suggestion) };
}

/**
 * Holds a value against a schema, named by its path. One mistake, one finding: the errors that only follow from another are dropped, such
 * as “title is missing” beside “titel is not a property”, or the union’s own error beside the unknown block. What stands
 * in a place that is bound to an item once the page is made is another rule’s affair.
 * @param mayGo whether a place may be left out although the schema asks for it, as in a translation
 */
export function schemaFindings(
  file: string,
  value: JsonValue,
  schemas: Schemas,
  schema: string,
  mayGo: (pointer: string) => boolean = () => false,
): readonly Finding[] {
  const validate = schemas.validator(schema);
  const isPage = /^(pages|documents)\//.test(file);
  const all = validate(value) ? [] : (validate.errors ?? []);
  const near = isPage && all.length > 0 ? nearBindings(value) : [];
  const bound = isPage ? [...bindingsIn(value).map(({ pointer }) => pointer), ...near.map(([at]) => at)] : [];
  const isBound = ({ instancePath }: ErrorObject) =>
    bound.some((at) => `${instancePath}/`.startsWith(`${at}/`));
  const errors = [...all.slice(0, MOST_TOLD).filter((issue) => !isBound(issue)), ...near.map(misnamed)];
  const badBlocks = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === 'discriminator' ? instancePath : [])),
  );
  const shape = schemas.shapeOf(schema);
  const holderOf = ({ instancePath }: ErrorObject) => exactShapeAt(shape, value, around(instancePath));
  const isRequired = (issue: ErrorObject) =>
    !mayGo(issue.instancePath) &&
    listAt(holderOf(issue)?.schema, 'required').includes(lastStep(issue.instancePath));
  /** A field that is left empty, as forms and other programs leave those that nobody has filled in. */
  const isLeftEmpty = (issue: ErrorObject) =>
    (issue.data === null || issue.data === '') &&
    issue.keyword !== 'minLength' &&
    holderOf(issue)?.kind === 'object' &&
    !isRequired(issue);
  const each = errors.flatMap((issue) => {
    if (issue.propertyName !== undefined && issue.keyword !== 'propertyNames') return [];
    if (issue.keyword === 'enum' && badBlocks.has(issue.instancePath.replace(/\/type$/, ''))) return [];
    const isOfBlock = issue.keyword === 'required' && issue.params.missingProperty === 'type';
    if (isOfBlock && badBlocks.has(issue.instancePath)) return [];
    const findings = ask('issue', (rule) => rule.issue?.(issue, () => isRequired(issue), schema), {
      file,
      pointer: issue.instancePath,
    });
    return findings.map((finding) => {
      const isSaid = finding.pointer === issue.instancePath && isLeftEmpty(issue);
      const message = isSaid ? `${finding.message} Or remove the property.` : finding.message;
      return { issue, finding: { ...finding, message } };
    });
  });
  const found = each.map((one): Told => {
    const { issue, finding } = one;
    const told = toldItsName(one, each, value, shape);
    // A list in the place of one that is missing is that, whatever else has a list of its name.
    const isList = told !== one && isArray(valueAt(value, finding.pointer));
    const place = isList ? undefined : strayPlace(finding, value, shape);
    if (place)
      return {
        issue,
        finding: { ...finding, message: `${finding.message} ${place.says}` },
        meant: place.pointer,
      };
    const { suggestion } = told.finding;
    return { ...told, meant: suggestion && pointerTo(issue.instancePath, suggestion) };
  });
  const misplaced = new Set(found.map(({ meant }) => meant));
  const seen = new Set<string>();
  const told = found.flatMap(({ issue, finding }) => {
    const { code, pointer } = finding;
    // Each property that is missing is told of, though all stand at one brace.
    if (code === 'schema/missing-property')
      return misplaced.has(pointerTo(pointer, missingName(issue))) ? [] : finding;
    if (seen.has(pointer)) return [];
    seen.add(pointer);
    return finding;
  });
  if (told.length === 0) return told;
  const placed = toldAtType(told, value, schemas.shapeOf('blocks.schema.json'));
  const last = placed.at(-1);
  if (!last || all.length <= MOST_TOLD) return placed;
  // Else whoever mends all that are counted believes to be done.
  const message = `${last.message} This file has more mistakes, which are told of once these are mended.`;
  return placed.with(-1, { ...last, message });
}
