import type { ContentModel } from '../../model/content.gen.ts';
import type { UncheckedObject } from '../json/unchecked.ts';
import type { CollectionName, FolderCollection, ListCollection } from '../schema/placement.ts';

type FileItems = { readonly [Name in FolderCollection]: ContentModel[`collections/${Name}.schema.json`] };
type ListFiles = { readonly [Name in ListCollection]: ContentModel[`collections/${Name}.schema.json`] };

/** A collection that is one file. */
export type ListFile = ListFiles[ListCollection];

/** The items of each collection, as their schemas describe them. */
export type Items = FileItems & { readonly [Name in ListCollection]: ListFiles[Name]['items'][number] };
export type AnyItem = Items[CollectionName];

type Single = 'site' | 'theme' | 'navigation' | 'strings' | 'page';

/** What a site is made of, as its schemas describe it: it has passed them. */
export type Content = Items & { readonly [Name in Single]: ContentModel[`${Name}.schema.json`] };

/** What a site is made of while it may have mistakes: of an item nobody knows more than the names that items have. */
export type UncheckedContent = { readonly [Name in CollectionName]: UncheckedObject<AnyItem> } & {
  readonly [Name in Single]: UncheckedObject<ContentModel[`${Name}.schema.json`]>;
};
