import { quote } from '../../diagnostics/fault.ts';
import type { Form } from '../../link/targets.ts';
import { mistake } from '../rule.ts';

const FORMS: Readonly<Record<Form, string>> = {
  web: 'Write https:// and the name of a server, such as “https://www.example.com/page”.',
  mail: 'Write mailto: and an address, such as “mailto:name@example.com”.',
  telephone: 'Write tel: and the number with its country, such as “tel:+912055500142”.',
};

export const referenceAddress = mistake({
  code: 'reference/address',
  says: 'The address that a link leads to outside the site cannot be one.',
  wrong: '"href": "https:/example.com"',
  right: '"href": "https://example.com"',
  remedy: 'Write the whole address of a page, a mailbox or a telephone.',
  link(end) {
    if (end.kind === 'malformed') return { message: `${quote(end.href)} leads nowhere. ${FORMS[end.form]}` };
    return end.kind === 'local'
      ? { message: `${quote(end.href)} opens on your computer alone.`, suggestion: end.to }
      : undefined;
  },
});
