import type { ResolvedImage, RichText, TextLanguage } from '../../model/resolved.ts';

export interface TeamListData {
  readonly heading: string;
  readonly eyebrow?: string | undefined;
  readonly text?: RichText | undefined;
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
