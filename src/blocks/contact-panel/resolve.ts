import { MESSAGE_LIMIT } from '../../contact/contact-rules.ts';
import { LINE_LIMIT, LINES_LIMIT } from '../../contact/own-fields.ts';
import type { ResolveContext } from '../../content/resolve/resolver.ts';
import { CONTACT } from '../../content/schema/item-roles.ts';
import { mapOf } from '../../content/text/outer-forms.ts';
import type { OwnField } from '../../model/contact-settings.ts';
import { beginning } from '../../model/cut.ts';
import type { Word } from '../../model/words.ts';
import type { BlockOf } from '../block-of.ts';
import { type BlockResolver, headOf, isPast, wordsOf } from '../block-resolver.ts';
import { type ContactCity, type ContactPanelData, WORDS } from './data.ts';

function citiesOf(context: ResolveContext, collection: string | undefined): ContactCity[] {
  return context
    .itemsWith(CONTACT, undefined, collection)
    .map(({ item, data: { title, person, email, phone, address } }) => ({
      id: item.key,
      city: title,
      language: context.language(item),
      person,
      email: context.link(email, `mailto:${email}`),
      phone: context.link(phone, `tel:${phone}`),
      address: { ...context.link(address, mapOf(address)), newTab: true },
    }));
}

/** What is said where nothing is filled in; of other types `fieldMissing`. */
const UNFILLED: Readonly<Record<string, Word>> = { choice: 'fieldUnchosen', tick: 'fieldUnticked' };

/** The characters of a label that are repeated. */
const REPEATED = 40;

/** A long label by its first words: the whole one stands beside what is said of it. */
function repeated(label: string): string {
  const first = beginning(label, REPEATED);
  return first === label ? label : `${beginning(first, first.lastIndexOf(' '))}…`;
}

/** The characters of a text, where the site says no number. */
const MOST: Readonly<Record<string, number>> = { text: LINE_LIMIT, lines: LINES_LIMIT };

type Fields = NonNullable<BlockOf<'contact-panel'>['fields']>;

/**
 * The fields of the site's own, as the form and the server know them.
 * @param text fills in the variables of a text
 */
export const ownFieldsOf = (
  fields: Fields,
  string: ResolveContext['string'],
  text = (written: string) => written,
): OwnField[] =>
  fields.map(({ id, type = 'text', required = false, min, max = MOST[type], choices = [], ...said }) => {
    const label = text(said.label);
    const named = { label: repeated(label) };
    const isNumber = type === 'number';
    return {
      ...{ id, type, label, hint: said.hint && text(said.hint), required, min, max },
      choices: choices.map((choice) => ({ id: choice.id, label: text(choice.label) })),
      says: {
        missing: string(UNFILLED[type] ?? 'fieldMissing', named),
        // What cannot be said of such a field is no sentence.
        long: type in MOST ? string('fieldLong') : '',
        number: isNumber ? string('fieldNumber', named) : '',
        least: isNumber && min !== undefined ? string('fieldLeast', { ...named, least: min }) : '',
        most: isNumber && max !== undefined ? string('fieldMost', { ...named, most: max }) : '',
      },
    };
  });

const panelOf = (
  block: BlockOf<'contact-panel'>,
  cities: readonly ContactCity[],
  context: ResolveContext,
): ContactPanelData => ({
  ...headOf(block),
  formHeading: block.formHeading,
  cityHeading: block.cityHeading,
  submitLabel: block.submitLabel,
  mobileLabel: block.mobileLabel,
  fields: block.fields && ownFieldsOf(block.fields, context.string),
  privacy: block.privacy,
  sentText: block.sentText,
  defaultCity: block.defaultCity ?? cities[0]?.id ?? '',
  cities,
  back: { label: context.string('back'), parent: context.parent },
  settings: context.contact,
  language: context.locale.code,
  format: context.locale.format,
  words: {
    ...wordsOf(context, WORDS),
    messageCount: context.string('messageCount', { limit: MESSAGE_LIMIT }),
  },
});

/** The page of an event has its form until it is over, as it has its links. */
export const resolveContactPanel: BlockResolver<'contact-panel'> = (block, context) =>
  isPast(context)
    ? null
    : panelOf(block, block.cityHeading === undefined ? [] : citiesOf(context, block.collection), context);
