import { expect, it } from 'vitest';
import { compareSites } from '../../src/report/compare-sites.ts';
import { builtSite } from './site.ts';

const json = (value: unknown, id = '') =>
  `<script type="application/json"${id}>${JSON.stringify(value)}</script>`;
const site = (note: string, sent: string) => {
  const island = json({ place: { id: 'team' }, data: { heading: 'Team', note, type: 'a-b' } });
  // A page names other words: their address holds their hash.
  const boot = json({ words: `/_data/words/en.${sent.length}.json` }, ' id="page-engine"');
  return builtSite(
    { '/': { main: `<h1>Team</h1>${island}${boot}` } },
    { [`/_data/words/en.${sent.length}.json`]: JSON.stringify({ strings: { 'contact.sent': sent } }) },
  );
};

it('tells nothing of them where their section is gone, which is told itself', async () => {
  const gone = builtSite({ '/': { main: '<p>Nobody is here.</p>' } });
  const found = await compareSites(site('She likes chess.', ''), gone);
  expect(found.routes.flatMap(({ changes }) => changes).filter(({ kind }) => kind === 'data')).toEqual([]);
});

it('tells texts that show only once a visitor acts, and not those that the page shows anyway', async () => {
  const found = await compareSites(
    site('She likes chess.', 'Thank you.'),
    site('She likes Go.', 'Many thanks!'),
  );
  expect(found.routes.flatMap(({ changes }) => changes)).toEqual([
    { kind: 'data', frame: false, place: 'Team', before: 'She likes chess.', after: 'She likes Go.' },
    { kind: 'data', frame: true, place: '', before: 'Thank you.', after: 'Many thanks!' },
  ]);
});

it('tells no text that the scripts had before, whether or not the page says it besides', async () => {
  const asked = (words: string) =>
    builtSite({ '/': { main: `<p>${words}</p>${json({ place: { id: 'list' }, next: 'Page' })}` } });
  const found = await compareSites(asked('The One-Page Plan'), asked('What it costs'));
  expect(found.routes.flatMap(({ changes }) => changes.map(({ kind }) => kind))).toEqual(['text']);
});
