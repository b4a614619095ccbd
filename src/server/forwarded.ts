import { BlockList, isIP } from 'node:net';
import { LRUCache } from 'lru-cache';

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
  // To look one up costs as much as all else that a refused post does.
  const known = new LRUCache<string, boolean>({
    max: 1000,
    memoMethod(peer) {
      const address = unmapped(peer);
      const family = isIP(address);
      return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
    },
  });
  return (peer) => peer !== undefined && known.memo(peer);
}

/** A hop as some proxies write it: `1.2.3.4:5678`, `[2001:db8::1]:443`. */
const withoutPort = (hop: string) =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^([\d.]+):\d+$/, '$1');

/** A socket that listens on IPv6 too reports IPv4 peers in a mapped form. */
const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The visitor's address: the peer's, or behind trusted proxies the last one of `X-Forwarded-For` that none of
 * them has. What stands before it the visitor may have written. `unknown` where there is no socket.
 */
export function clientAddress(request: Request, peer: string | undefined, trusts: ProxyTrust): string {
  const own = peer === undefined ? 'unknown' : unmapped(peer);
  if (!trusts(peer)) return own;
  const hops = (request.headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => unmapped(withoutPort(hop.trim())));
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
  const isLong = isIP(address) === 6;
  try {
    const bits = prefix ?? (isLong ? '128' : '32');
    if (rest.length > 0 || !/^\d+$/.test(bits)) throw new RangeError(bits);
    trusted.addSubnet(address, Number(bits), isLong ? 'ipv6' : 'ipv4');
  } catch {
    throw new Error(`TRUST_PROXY: '${entry}' is neither an address nor a network such as 10.0.0.0/8.`);
  }
}

/** Whether the visitor came over HTTPS: to our own TLS, or to a trusted proxy that says so. */
export function isSecureRequest(request: Request, peer: string | undefined, trusts: ProxyTrust): boolean {
  if (request.url.startsWith('https:')) return true;
  if (!trusts(peer)) return false;
  // The first entry is the visitor's own hop; a false one only ever adds a header that browsers ignore.
  const [scheme = ''] = (request.headers.get('x-forwarded-proto') ?? '').split(',');
  return scheme.trim().toLowerCase() === 'https';
}
