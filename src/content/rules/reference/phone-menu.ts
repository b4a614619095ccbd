import { quote } from '../../diagnostics/fault.ts';
import type { JsonValue } from '../../json/json.ts';
import { asList, asText } from '../../json/unchecked.ts';
import { advice } from '../rule.ts';

const pathOf = (link: JsonValue | undefined) => (asText(link) ?? '').replace(/[?#].*$/s, '');

export const referencePhoneMenu = advice({
  says: 'Advice: an entry of the header’s menu is in neither bar nor More sheet of a phone.',
  wrong:
    '"primary": [{ "id": "courses", "title": "Courses", "link": "/courses" }], and no such entry in "moreSheet"',
  right: '"moreSheet": [{ "title": "Courses", "link": "/courses", "icon": "school" }]',
  remedy: 'Write it in "moreSheet", or leave "moreSheet" out: More then shows what the bar lacks.',
  soundSite({ index }) {
    const { primary, mobileBar, moreSheet, contact } = index.navigation;
    const [bar, sheet] = [asList(mobileBar), asList(moreSheet)];
    // Without a bar the menu stands in the phone's header, and without a sheet of its own More has the rest.
    if (bar.length + sheet.length === 0 || moreSheet === undefined) return [];
    const entries = [...bar, ...sheet, ...sheet.flatMap((entry) => asList(entry?.children))];
    const reached = new Set([...entries.map((entry) => pathOf(entry?.link)), pathOf(contact?.href), '/']);
    return asList(primary).flatMap((entry, i) => {
      const path = pathOf(entry?.link);
      const above = path.split('/').map((_, end, steps) => steps.slice(0, end + 1).join('/'));
      if (above.some((one) => one !== '' && reached.has(one)) || reached.has(path)) return [];
      const message = `On a phone neither bar nor More leads to ${quote(path)}. Write it in "moreSheet", or leave "moreSheet" out: More then shows what the bar lacks.`;
      return { file: 'navigation.json', pointer: `/primary/${i}/link`, message };
    });
  },
});
