import type { Block, ContentModel, Strings } from '../../model/content.gen.ts';
import type { UncheckedObject } from '../json/unchecked.ts';

/** The fields that mean the same in items of every type that has them. */
export interface AnyItem {
  readonly id: string;
  readonly slug: string;
  readonly isActive?: boolean;
  readonly order: number;
  readonly body: readonly Block[];
}

/** A collection that is one file. */
export interface ListFile {
  readonly items: readonly AnyItem[];
}

type Single = 'site' | 'theme' | 'navigation' | 'page';

/** Every word: the engine’s own where a site gives none. */
type AllStrings = Required<Strings>;

/** What a site is made of, as its schemas describe it: it has passed them. */
export type Content = { readonly [Name in Single]: ContentModel[`${Name}.schema.json`] } & {
  readonly strings: AllStrings;
};

/** What a site is made of while it may have mistakes. */
export type UncheckedContent = {
  readonly [Name in Single]: UncheckedObject<ContentModel[`${Name}.schema.json`]>;
} & { readonly strings: UncheckedObject<AllStrings> };
