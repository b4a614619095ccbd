import { BlockList, isIP } from 'node:net';

/** Whether an address is one of the proxies whose forwarded headers count. */
export type ProxyTrust = (peer: string | undefined) => boolean;

/**
 * Reads `TRUST_PROXY`: addresses and networks separated by commas (`10.0.0.0/8, ::1`). Empty trusts nobody.
 *
 * @throws Error with one sentence for an entry that is neither.
 */
export function trustedProxies(list: string): ProxyTrust {
  const trusted = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry !== '') addTo(trusted, entry);
  }
  return (peer) => {
    if (peer === undefined) return false;
    const address = unmapped(peer);
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** A socket that listens on IPv6 too reports IPv4 peers in a mapped form. */
const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The visitor's address: the peer's, or behind trusted proxies the last one of `X-Forwarded-For` that none of
 * them has. What stands before it the visitor may have written. `unknown` where there is no socket.
 */
export function clientAddress(request: Request, peer: string | undefined, trusts: ProxyTrust): string {
  const own = peer === undefined ? 'unknown' : unmapped(peer);
  if (!trusts(peer)) return own;
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => unmapped(hop.trim()));
  let nearest = own;
  for (const hop of hops.reverse()) {
    if (isIP(hop) === 0) break;
    nearest = hop;
    if (!trusts(hop)) break;
  }
  return nearest;
}

function addTo(trusted: BlockList, entry: string): void {
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = isIP(address);
  const bits = prefix === undefined ? undefined : Number(prefix);
  const most = family === 6 ? 128 : 32;
  const badBits =
    bits !== undefined && !(Number.isInteger(bits) && bits >= 0 && bits <= most && prefix !== '');
  if (family === 0 || badBits || rest.length > 0) {
    throw new Error(`TRUST_PROXY: '${entry}' is neither an address nor a network such as 10.0.0.0/8.`);
  }
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) trusted.addAddress(address, type);
  else trusted.addSubnet(address, bits, type);
}

/** Whether the visitor came over HTTPS: to our own TLS, or to a trusted proxy that says so. */
export function isSecureRequest(request: Request, peer: string | undefined, trusts: ProxyTrust): boolean {
  if (request.url.startsWith('https:')) return true;
  if (!trusts(peer)) return false;
  // The first entry is the visitor's own hop; a false one only ever adds a header that browsers ignore.
  const [scheme = ''] = (request.headers.get('x-forwarded-proto') ?? '').split(',');
  return scheme.trim().toLowerCase() === 'https';
}
