import type { Headed, ResolvedLink } from '../../model/resolved.ts';

export interface EventFactsData extends Headed {
  readonly iso: string;
  readonly when: string;
  readonly place: string | undefined;
  readonly note: string | undefined;
  readonly actions: readonly ResolvedLink[];
}
