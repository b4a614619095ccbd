import type { ErrorObject } from 'ajv';
import type { Fault, Severity, SiteFault } from '../diagnostics/fault.ts';
import type { JsonProblem } from '../json/parse.ts';
import type { Reference } from '../link/references.ts';
import type { Scope } from '../link/scope.ts';
import type { SiteContext } from '../link/site-context.ts';
import type { DeadEnd } from '../link/targets.ts';
import type { OverlayProblem } from '../overlay/merge-overlay.ts';
import type { SchemaFault } from '../schema/schema-faults.ts';
import type { Text } from '../schema/walk.ts';
import type { ContentFile } from '../site/content-file.ts';
import type { SiteIndex } from '../site/site-index.ts';

/** What a rule finds: at the place that it looks at in words alone, elsewhere as faults. */
export type Found = string | Fault | Iterable<Fault> | undefined;
type SiteFound = SiteFault | Iterable<SiteFault> | undefined;

/** The ways of looking at a site. A rule has a function for each that it needs; what they look at is walked once for all. */
export interface Looks {
  /** At what keeps a file from being read. */
  json?(problem: JsonProblem): Found;
  /** At an error of the schema's validator, whether the schema asks for what stands at its place, and the schema's path. */
  issue?(issue: ErrorObject, isRequired: () => boolean, schema: string): Found;
  /** At what a translation may not do. */
  translation?(problem: OverlayProblem): Found;
  /** At why the validator does not take the schema of a content type. */
  type?(fault: SchemaFault): Found;
  /** At one file by itself, and all its texts: asked again only when it has changed. */
  file?(file: ContentFile, texts: readonly Text[]): Found;
  /** At each text of a file by itself, likewise. */
  text?(text: Text): Found;
  /** At each name in a file, and what it can stand for: asked again when either has changed. */
  name?(named: Reference, scope: Scope): Found;
  /** At each link that leads nowhere. */
  link?(end: DeadEnd, index: SiteIndex): Found;
  /** At the whole site. */
  site?(context: SiteContext): SiteFound;
  /** At the whole of a site without mistakes: else it would only tell the same mistake a second time. */
  soundSite?(context: SiteContext): SiteFound;
}

/** A rule is one file: `prefix/name.ts` for the code `prefix/name`. */
export interface Rule extends Looks {
  readonly severity: Severity;
  /** What is wrong, in a sentence. */
  readonly says: string;
  /** As an editor may have written it. */
  readonly wrong: string;
  /** The same, put right. */
  readonly right: string;
  /** What to do. */
  readonly remedy: string;
}

/** A rule that finds errors. */
export const mistake = (made: Omit<Rule, 'severity'>): Rule => ({ severity: 'error', ...made });

/** The same for what stands in the way of nothing, unless a command is told to be strict. */
export const advice = (made: Omit<Rule, 'severity'>): Rule => ({ severity: 'warning', ...made });
