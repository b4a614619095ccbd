import type { Compiler } from '../compile.ts';
import type { Diagnostic } from '../findings/finding.ts';
import { EVER } from '../site/clock.ts';
import type { SiteInput } from '../site/input.ts';
import { called, lookUpSubject, type Subject } from '../uses/subject.ts';
import { allPlaces } from '../uses/uses.ts';
import { planAnchor } from './anchors.ts';
import type { Planned } from './draft.ts';
import { planFile } from './files.ts';
import { planItem } from './items.ts';
import { planPage } from './pages.ts';
import { newMistakes, type SiteChange } from './site-change.ts';

export type Renaming =
  | {
      readonly change: SiteChange;
      /** `the page /about-us` */
      readonly what: string;
      /** How many references were rewritten, and how many redirects were written for them. */
      readonly places: number;
      readonly redirects: number;
    }
  | { readonly problem: string; readonly mistakes?: readonly Diagnostic[] };

interface RenameInput {
  readonly compiler: Compiler;
  readonly input: SiteInput;
  readonly now: Date;
}

/** Works out a renaming: which files move and which references change. Writes nothing. */
export function planRename({ compiler, input, now }: RenameInput, from: string, to: string): Renaming {
  const shown = compiler.check(input, now).index;
  const all = compiler.check(input, EVER, { drafts: true }).index;
  const unread = [...all.allFiles.values()].find((file) => file.value === undefined);
  if (unread)
    return {
      problem: `${input.name}/${unread.path} cannot be read, so that its references would break. Mend it first: npm run validate`,
    };
  const looked = lookUpSubject(all, from);
  if ('problem' in looked) return looked;
  const { subject } = looked;
  if (from === to) return { problem: 'The old name and the new one are the same.' };
  const job = { all, shown, places: allPlaces(all) };
  const planOf = (of: Subject): Planned => {
    switch (of.kind) {
      case 'page':
        return planPage(job, of.route, to);
      case 'item':
        return planItem(job, of.item, of.routes, to);
      case 'file':
        return planFile(job, of.path, to);
      case 'anchor':
        return planAnchor(job, of.route, of.anchor, to);
      default:
        return { problem: `This command does not rename ${called(of)}. “refs” lists its uses.` };
    }
  };
  const planned = planOf(subject);
  if ('problem' in planned) return planned;
  const { draft, redirects } = planned;
  const change = draft.change();
  const mistakes = newMistakes(compiler, input, change, now);
  if (mistakes.length > 0)
    return { problem: 'The site would have mistakes afterwards, so nothing was changed:', mistakes };
  return { change, what: called(subject), places: draft.places(), redirects };
}
