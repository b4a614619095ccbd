import { afterEach, expect, test, vi } from 'vitest';
import { tellThrown } from '../../src/dev/page/tell-thrown.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What the server is told once this has been logged. */
function toldOf(...logged: unknown[]) {
  vi.stubGlobal('addEventListener', () => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const sent: unknown[] = [];
  tellThrown((thrown) => sent.push(thrown));
  console.error(...logged);
  return sent;
}
const failed = Object.assign(new Error('The text is another.\nThis can happen if:'), {
  stack: 'at react.js:1:2',
});

test('HTML that a view draws otherwise in the browser is told with what differs, and where the view stands', () => {
  expect(toldOf('hydration', failed, 'at Table (table.tsx:5:9)')).toEqual([
    { said: 'hydration: The text is another.', stack: 'at Table (table.tsx:5:9)\nat react.js:1:2' },
  ]);
});

test('what says its reason already does not say it twice', () => {
  expect(toldOf('The section “a” does not act: Error: The text is another.', failed)).toEqual([
    { said: 'The section “a” does not act: Error: The text is another.', stack: 'at react.js:1:2' },
  ]);
});

test('what is logged without an error is not told', () => {
  expect(toldOf('A word')).toEqual([]);
});
