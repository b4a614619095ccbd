import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

export type RateLimit = ReturnType<typeof createRateLimit>;

interface RateLimitOptions {
  /** Turns that an address has at once. */
  readonly turns: number;
  /** Milliseconds in which all of them come back, evenly. */
  readonly within: number;
  /** Addresses that are remembered, at most; the one that was silent longest is forgotten first. */
  readonly addresses?: number;
  /** Milliseconds of a clock that nobody sets. */
  readonly now?: () => number;
}

/** A limit for each address (of IPv6 for each network of /64, which is what one household has). */
export function createRateLimit(options: RateLimitOptions) {
  const { turns, within, addresses = 20_000, now = () => performance.now() } = options;
  const known = new LRUCache<string, { left: number; at: number }>({ max: addresses });
  const perTurn = within / turns;
  return {
    /** Takes one of the address's turns. 0 where it may go on, else the seconds to wait. */
    take(address: string): number {
      const key = networkOf(address);
      const at = now();
      const before = known.get(key);
      const left = Math.min(turns, before === undefined ? turns : before.left + (at - before.at) / perTurn);
      known.set(key, { left: left >= 1 ? left - 1 : left, at });
      return left >= 1 ? 0 : Math.max(1, Math.ceil(((1 - left) * perTurn) / 1000));
    },
    /** Addresses that are remembered. */
    get size(): number {
      return known.size;
    },
  };
}

/** No limit at all. */
export const UNLIMITED: RateLimit = { take: () => 0, size: 0 };

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [first = [], last = []] = address
    .replace(/%.*/, '')
    .split('::')
    .map((part) => part.match(/[^:]+/g) ?? []);
  const groups = [...first, ...Array(8 - first.length - last.length).fill('0'), ...last].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
