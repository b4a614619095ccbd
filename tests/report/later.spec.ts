import { expect, test } from 'vitest';
import { htmlPage } from '../../src/report/html.ts';
import { laterChanges } from '../../src/report/later.ts';
import { markdown } from '../../src/report/markdown.ts';
import { verdict } from '../../src/report/say.ts';
import { checkSite, event, events, navigation } from '../content/support/site.ts';
import { hi } from '../content/support/translated.ts';
import { emptyReport } from './site.ts';

const site = (...items: Parameters<typeof events>) =>
  checkSite({ 'collections/events.json': events(...items) }).index;
const talk = (heading: string, createdAt = '2099-08-01') => event('talk', { title: heading, createdAt });
const told = (...sides: [before: ReturnType<typeof site>, after: ReturnType<typeof site>]) =>
  laterChanges(...sides).map(({ where, changes }) => [
    where,
    ...changes.map(({ before, after }) => `${before} → ${after}`),
  ]);

test('what an entry will say that no page shows yet, and from which day', () => {
  expect(told(site(talk('A talk')), site(talk('A long talk')))).toEqual([
    ['From 2099-08-01: events/talk', 'A talk → A long talk'],
  ]);
});
test('its day', () => {
  expect(told(site(talk('A talk')), site(talk('A talk', '2099-09-01')))).toEqual([
    ['From 2099-09-01: events/talk', '2099-08-01 → 2099-09-01'],
  ]);
});
test('one that is new', () => {
  const [[where, ...lines] = []] = told(site(), site(talk('A talk')));
  expect(where).toBe('From 2099-08-01: events/talk');
  expect(lines).toContain('null → A talk');
});
test('one that will not come', () => {
  const [[where, ...lines] = []] = told(site(talk('A talk')), site());
  expect(where).toBe('No longer to come: events/talk');
  expect(lines).toContain('A talk → null');
});
test('in another language only what is said otherwise there', () => {
  const translated = (heading: string) => {
    const overlay = { items: [{ id: 'talk', title: heading }] };
    return checkSite(
      hi('collections/events.json', overlay, { 'collections/events.json': events(talk('A talk')) }),
    ).index;
  };
  expect(told(translated('वार्ता'), translated('बातचीत'))).toEqual([
    ['From 2099-08-01: events/talk in “hi”', 'वार्ता → बातचीत'],
  ]);
});
test('none of what shows today, is switched off or is as it was', () => {
  expect(told(site(talk('A talk')), site(talk('Another', '2001-01-01')))).toEqual([]);
  expect(told(site(), site({ ...talk('A talk'), isActive: false }))).toEqual([]);
  expect(told(site(talk('A talk')), site(talk('A talk')))).toEqual([]);
});
test('the site’s notice before its first day; from then on the pages show it', () => {
  const noticed = (text?: string, from = '2099-08-01') =>
    checkSite({
      'navigation.json': navigation(text === undefined ? {} : { notice: { id: 'n', text, from } }),
    }).index;
  expect(told(noticed('We move.'), noticed('We have moved.'))).toEqual([
    ['From 2099-08-01: the notice', 'We move. → We have moved.'],
  ]);
  expect(told(noticed(), noticed('We move.'))).toEqual([
    ['From 2099-08-01: the notice', 'null → We move.', 'null → 2099-08-01'],
  ]);
  expect(told(noticed('We move.'), noticed())).toEqual([
    ['No longer to come: the notice', 'We move. → null', '2099-08-01 → null'],
  ]);
  expect(told(noticed('We move.'), noticed('We move.', '2001-01-01'))).toEqual([]);
});
test('of a notice in another language only what is said otherwise there', () => {
  const noticed = (text: string) =>
    checkSite(
      hi(
        'navigation.json',
        { notice: { text } },
        { 'navigation.json': navigation({ notice: { id: 'n', text: 'We move.', from: '2099-08-01' } }) },
      ),
    ).index;
  expect(told(noticed('हम जा रहे हैं।'), noticed('हम चले गए।'))).toEqual([
    ['From 2099-08-01: the notice in “hi”', 'हम जा रहे हैं। → हम चले गए।'],
  ]);
});
test('a chapter of the report, which does not say that nothing changes', () => {
  const later = laterChanges(site(talk('A talk')), site(talk('A long talk')));
  const report = { ...emptyReport, later };
  expect(verdict(report)).toBe('1 change to come.');
  expect(markdown(report)).toContain(
    '### Held back until later\n\n- **From 2099-08-01: events/talk**\n  - A **long** talk\n',
  );
  expect(htmlPage(report)).toContain('<h2>Held back until later</h2>');
});
