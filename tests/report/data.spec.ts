import { expect, it } from 'vitest';
import { compareSites } from '../../src/report/compare-sites.ts';
import { builtSite } from './site.ts';

const boot = '<script type="application/json" id="page-engine">{"page":"/p.json","shell":"/s.json"}</script>';
const site = (detail: string, sent: string, main = boot) =>
  builtSite(
    { '/': { main: `<h1>Team</h1>${main}` } },
    {
      '/p.json': JSON.stringify({
        model: { sections: [{ id: 'team', data: { heading: 'Team', note: detail, type: 'a-b' } }] },
      }),
      '/s.json': JSON.stringify({ strings: { 'contact.sent': sent } }),
    },
  );

it('tells texts that show only once a visitor acts, and not those that the page shows anyway', async () => {
  // Another page names other data: here a comment stands for their hashes.
  const found = await compareSites(
    site('She likes chess.', 'Thank you.'),
    site('She likes Go.', 'Many thanks!', `${boot}<!-- 2 -->`),
  );
  expect(found.routes.flatMap(({ changes }) => changes)).toEqual([
    { kind: 'data', frame: false, place: 'team › note', before: 'She likes chess.', after: 'She likes Go.' },
    {
      kind: 'data',
      frame: true,
      place: 'strings › contact.sent',
      before: 'Thank you.',
      after: 'Many thanks!',
    },
  ]);
});
