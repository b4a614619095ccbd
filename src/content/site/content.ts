import type { ContentModel } from '../../model/content.gen.ts';
import type { ViewModel } from '../../model/view.gen.ts';
import type { UncheckedObject } from '../json/unchecked.ts';
import type { CollectionName, FolderCollection, ListCollection } from '../schema/placement.ts';

type SchemaOf<Name extends string> = `collections/${Name}.schema.json`;

/** The items of each collection, as the types of its schema say: a file each, or entries of one. */
type ItemsIn<
  Model extends Record<SchemaOf<FolderCollection>, unknown> &
    Record<SchemaOf<ListCollection>, { readonly items: readonly unknown[] }>,
> = { readonly [Name in FolderCollection]: Model[SchemaOf<Name>] } & {
  readonly [Name in ListCollection]: Model[SchemaOf<Name>]['items'][number];
};

/** A collection that is one file. */
export type ListFile = ContentModel[SchemaOf<ListCollection>];

/** The items of each collection as they are written, and what they are once resolved. */
export type Items = ItemsIn<ContentModel>;
export type ItemData = ItemsIn<ViewModel>;
export type AnyItem = Items[CollectionName];

type Single = 'site' | 'theme' | 'navigation' | 'strings' | 'page';

/** What a site is made of, as its schemas describe it: it has passed them. */
export type Content = Items & { readonly [Name in Single]: ContentModel[`${Name}.schema.json`] };

/** What a site is made of while it may have mistakes: of an item nobody knows more than the names that items have. */
export type UncheckedContent = { readonly [Name in CollectionName]: UncheckedObject<AnyItem> } & {
  readonly [Name in Single]: UncheckedObject<ContentModel[`${Name}.schema.json`]>;
};
