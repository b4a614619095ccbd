import { expect, test, vi } from 'vitest';
import { bodyOf, createToken, isToken, refusalOf } from '../../src/dev/editing/edit-plugin.ts';
import { ask } from '../../src/dev/page/editing/api.ts';

const asked = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  refusalOf({ headers: { host: '127.0.0.1:5173', ...headers }, socket: { remoteAddress } });

test('a page of this server on this machine may edit', () => {
  expect(asked({})).toBeUndefined();
  expect(asked({ origin: 'http://127.0.0.1:5173', 'sec-fetch-site': 'same-origin' })).toBeUndefined();
  expect(asked({ host: 'localhost:5173', origin: 'http://localhost:5173' }, '::1')).toBeUndefined();
  expect(asked({}, '::ffff:127.0.0.1')).toBeUndefined();
});

test.each([
  ['another machine', {}, '192.168.1.7', 'Editing is for this machine alone.'],
  ['another machine by IPv6', {}, '::1:2', 'Editing is for this machine alone.'],
  [
    'a name made to lead here',
    { host: 'evil.example' },
    '127.0.0.1',
    'Editing is for 127.0.0.1 and localhost alone.',
  ],
  ['another site', { origin: 'https://evil.example' }, '::1', 'Editing is for pages of this server alone.'],
  ['another port', { origin: 'http://127.0.0.1:3000' }, '::1', 'Editing is for pages of this server alone.'],
  [
    'a link from elsewhere',
    { 'sec-fetch-site': 'cross-site' },
    '::1',
    'Editing is for pages of this server alone.',
  ],
  [
    'a page of the same host',
    { 'sec-fetch-site': 'same-site' },
    '::1',
    'Editing is for pages of this server alone.',
  ],
])('%s may not', (_, headers, address, why) => {
  expect(asked(headers, address)).toBe(why);
});

test('a token is of one run', () => {
  const token = createToken();
  expect(isToken(token, token)).toBe(true);
  for (const other of [createToken(), '', undefined, [token]]) expect(isToken(other, token)).toBe(false);
});

test('a page asks once more with the token of a server that was started anew', async () => {
  let token = 'first';
  const asked = vi.fn(async (address: string, { headers }: { headers?: Record<string, string> } = {}) => {
    if (address.endsWith('/token')) return Response.json({ token });
    const isKnown = headers?.['X-Page-Engine-Token'] === token;
    return Response.json(isKnown ? { undo: token } : { problem: 'No.' }, { status: isKnown ? 200 : 403 });
  });
  vi.stubGlobal('fetch', asked);
  expect(await ask('state')).toEqual({ undo: 'first' });
  token = 'second';
  expect(await ask('state')).toEqual({ undo: 'second' });
  asked.mockImplementation(async () => Response.json({ token, problem: 'No.' }, { status: 403 }));
  await expect(ask('state')).rejects.toThrow('No.');
  vi.unstubAllGlobals();
});

test('what is larger than a picture may be is refused with the size that it may have', async () => {
  async function* sent() {
    for (let i = 0; i < 18; i += 1) yield Buffer.alloc(2 ** 20, ' ');
  }
  await expect(bodyOf(sent())).rejects.toThrow('That is larger than the 12 MB that a picture may have.');
});
