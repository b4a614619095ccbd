import type { ResolveContext, Resolver } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { ContactCity, ContactPanelData } from './data.ts';

const mapsSearch = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

function cities(context: ResolveContext): ContactCity[] {
  return context.items('cities').map((item) => {
    const { id, city, name, email, contactNo, address } = context.data('cities', item);
    return {
      id,
      city,
      person: name,
      email: context.link(email, `mailto:${email}`),
      phone: context.link(contactNo, `tel:${contactNo}`),
      address: { ...context.link(address, mapsSearch(address)), newTab: true },
    };
  });
}

export const resolveContactPanel: Resolver<BlockOf<'contact-panel'>, ContactPanelData> = (
  block,
  context,
) => ({
  heading: block.heading,
  eyebrow: block.eyebrow,
  text: block.text,
  formHeading: block.formHeading,
  cityHeading: block.cityHeading,
  submitLabel: block.submitLabel,
  mobileLabel: block.mobileLabel,
  defaultCity: block.defaultCity,
  cities: cities(context),
  endpoint: context.contactEndpoint,
  labels: {
    firstName: context.string('firstName'),
    lastName: context.string('lastName'),
    email: context.string('email'),
    phone: context.string('phone'),
    message: context.string('message'),
    required: context.string('required'),
    city: context.string('city'),
    contactPerson: context.string('contactPerson'),
    address: context.string('address'),
    noScript: context.string('noScriptForm'),
    back: context.string('back'),
  },
});
