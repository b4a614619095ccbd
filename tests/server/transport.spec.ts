import { describe, expect, it } from 'vitest';
import { clientAddress, isSecureRequest, trustedProxies } from '../../src/server/forwarded.ts';
import { site } from './build-folder.ts';

const headers = [
  {
    path: '/',
    headers: {
      'Strict-Transport-Security': 'max-age=5',
      'Content-Security-Policy': 'a; upgrade-insecure-requests',
    },
  },
];

describe('TRUST_PROXY', () => {
  it.each([
    ['', '127.0.0.1', false],
    ['127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', '::ffff:127.0.0.1', true],
    ['10.0.0.0/8, ::1', '10.20.30.40', true],
    ['10.0.0.0/8, ::1', '::1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['10.0.0.0/8', undefined, false],
  ])('%j and the peer %s: %s', (list, peer, trusted) => {
    expect(trustedProxies(list)(peer)).toBe(trusted);
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '1.2.3.4/8/8'])('refuses %s', (entry) => {
    expect(() => trustedProxies(entry)).toThrow(
      `TRUST_PROXY: '${entry}' is neither an address nor a network`,
    );
  });
});

describe('a request is secure', () => {
  const forwarded = (scheme: string) =>
    new Request('http://a.example/', { headers: { 'x-forwarded-proto': scheme } });
  const trusts = trustedProxies('10.0.0.1');

  it('over our own TLS, or where a trusted proxy says so', () => {
    expect(isSecureRequest(new Request('https://a.example/'), undefined, trusts)).toBe(true);
    expect(isSecureRequest(forwarded('https'), '10.0.0.1', trusts)).toBe(true);
    expect(isSecureRequest(forwarded('https, http'), '10.0.0.1', trusts)).toBe(true);
    expect(isSecureRequest(forwarded('http'), '10.0.0.1', trusts)).toBe(false);
  });

  it('not because a visitor says so', () => {
    expect(isSecureRequest(forwarded('https'), '10.0.0.2', trusts)).toBe(false);
  });
});

describe('the visitor’s address', () => {
  const trusts = trustedProxies('10.0.0.0/8, ::1');
  const from = (hops: string) => new Request('http://a.example/', { headers: { 'x-forwarded-for': hops } });

  it.each([
    ['192.0.2.1', '198.51.100.7', '198.51.100.7'],
    ['192.0.2.1', '10.0.0.1', '192.0.2.1'],
    ['203.0.113.9, 192.0.2.1', '10.0.0.1', '192.0.2.1'],
    ['203.0.113.9, 192.0.2.1, 10.0.0.2', '::ffff:10.0.0.1', '192.0.2.1'],
    ['2001:db8::1', '::1', '2001:db8::1'],
    ['10.0.0.3, 10.0.0.2', '10.0.0.1', '10.0.0.3'],
    ['192.0.2.1:50123', '10.0.0.1', '192.0.2.1'],
    ['203.0.113.9, [2001:db8::1]:443, 10.0.0.2:80', '10.0.0.1', '2001:db8::1'],
    ['[2001:db8::1]', '10.0.0.1', '2001:db8::1'],
    ['192.0.2.1:', '10.0.0.1', '10.0.0.1'],
    ['nonsense', '10.0.0.1', '10.0.0.1'],
    ['192.0.2.1, <script>', '10.0.0.1', '10.0.0.1'],
    ['192.0.2.1', undefined, 'unknown'],
  ])('forwarded as %j by %s is %s', (hops, peer, address) => {
    expect(clientAddress(from(hops), peer, trusts)).toBe(address);
  });
});

describe('a build meant for https', () => {
  it('promises https over https', async () => {
    const { app } = await site({ '/': 'home' }, { headers });
    const response = await app.request('https://a.example/');
    expect(response.headers.get('strict-transport-security')).toBe('max-age=5');
    expect(response.headers.get('content-security-policy')).toBe('a; upgrade-insecure-requests');
  });

  it('works over http, on a laptop', async () => {
    const { app } = await site({ '/': 'home' }, { headers });
    const response = await app.request('http://127.0.0.1/');
    expect(response.headers.has('strict-transport-security')).toBe(false);
    expect(response.headers.get('content-security-policy')).toBe('a');
  });
});
