import type { Headed, TextLanguage } from '../../model/resolved.ts';
import type { TeamMember } from '../../model/view.gen.ts';

type Shown = 'id' | 'name' | 'fullName' | 'designation' | 'image' | 'paragraphs';

export interface TeamListData extends Headed {
  readonly people: readonly (TextLanguage & Pick<TeamMember, Shown>)[];
  readonly labels: { readonly close: string };
}
