import type { Headed, ResolvedImage, TextLanguage } from '../../model/resolved.ts';

export interface TeamListData extends Headed {
  readonly people: readonly (TextLanguage & {
    readonly id: string;
    readonly name: string;
    readonly fullName: string;
    readonly designation: string;
    readonly image: ResolvedImage;
    readonly paragraphs: readonly string[];
  })[];
  readonly labels: { readonly close: string };
}
