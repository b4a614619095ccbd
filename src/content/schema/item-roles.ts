import type { ItemRole } from '../../model/item-data.ts';

/** What a field must be to play a role. */
export type RoleKind =
  | 'text'
  | 'long text'
  | 'picture'
  | 'date'
  | 'file'
  | 'accent'
  | 'list of texts'
  | 'list of blocks'
  | 'list'
  | 'group of fields';

const ROLES = {
  title: 'text',
  subtitle: 'text',
  summary: 'text',
  text: 'long text',
  paragraphs: 'list of texts',
  points: 'list',
  body: 'list of blocks',
  topics: 'list of texts',
  image: 'picture',
  document: 'file',
  video: 'text',
  accent: 'accent',
  date: 'date',
  updated: 'date',
  publishedFrom: 'date',
  startsAt: 'date',
  endsAt: 'date',
  place: 'text',
  banner: 'group of fields',
  detail: 'group of fields',
  quote: 'text',
  person: 'text',
  position: 'text',
  group: 'text',
  email: 'text',
  phone: 'text',
  address: 'text',
} as const satisfies Readonly<Record<ItemRole, RoleKind>>;

const isRole = (name: string): name is ItemRole => Object.hasOwn(ROLES, name);

/** What a person is, and one to write or speak to. */
export const PERSON = ['title', 'person', 'position', 'image', 'paragraphs', 'group'] as const;
export const CONTACT = ['title', 'person', 'email', 'phone', 'address'] as const;

/** What each role asks of the field that plays it. */
export const ITEM_ROLES: ReadonlyMap<ItemRole, RoleKind> = new Map(
  Object.entries(ROLES).flatMap(([name, kind]) => (isRole(name) ? [[name, kind] as const] : [])),
);
