import type { JsonObject } from '../../../src/content/json/json.ts';
import { regionType } from './branches.ts';
import { page } from './site.ts';

const text = { type: 'string', minLength: 1, description: 'A text.' };
const names = ['id', 'name', 'person', 'email', 'phone', 'address'];
const roles = Object.fromEntries(names.slice(2).map((name) => [name, `/${name}`]));

/** A type whose items a contact panel shows. */
export const placesType = (collection: object = {}): JsonObject => ({
  ...regionType,
  required: names,
  collection: JSON.parse(
    JSON.stringify({ store: 'list', key: 'id', title: '/name', ...roles, ...collection }),
  ),
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
export const garden: JsonObject & { readonly items: readonly JsonObject[] } = {
  $schema: '../schemas/places.schema.json',
  items: [
    {
      ...Object.fromEntries(names.map((name) => [name, 'a'])),
      id: 'garden',
      email: 'a@example.com',
      phone: '112',
    },
  ],
};
const labels = Object.fromEntries(
  ['formHeading', 'cityHeading', 'mobileLabel', 'submitLabel'].map((name) => [name, 'Write']),
);
export const panel = { type: 'contact-panel', id: 'a', heading: 'Write', ...labels, defaultCity: 'garden' };
/** A site whose contact panel finds its places by the roles of their type, and by no name of a collection. */
export const places = {
  'schemas/places.schema.json': placesType(),
  'collections/places.json': garden,
  'pages/a.json': page(panel),
};
