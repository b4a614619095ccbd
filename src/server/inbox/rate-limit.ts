import { isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
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

/** Turns of a network of /48, as multiples of those of each /64 in it. */
const WIDE = 4;

/** A limit for each address; of IPv6 for each network of /64, as a household has it, and of /48, as a firm has it or who plays many. */
export function createRateLimit(options: RateLimitOptions) {
  const { turns, within, addresses = 20_000, now = () => performance.now() } = options;
  const known = new LRUCache<string, { left: number; at: number }>({ max: addresses });
  return {
    /** Takes one of the address's turns. 0 where it may go on, else the seconds to wait. */
    take(address: string): number {
      const at = now();
      const buckets = networksOf(address).map((key, index) => {
        const most = turns * WIDE ** index;
        const perTurn = within / most;
        const before = known.get(key);
        const left = Math.min(most, before === undefined ? most : before.left + (at - before.at) / perTurn);
        return { key, left, wait: left >= 1 ? 0 : Math.max(1, Math.ceil(((1 - left) * perTurn) / 1000)) };
      });
      const wait = Math.max(...buckets.map((bucket) => bucket.wait));
      // What is refused is not remembered: who goes through the networks of a /48 would make others forgotten.
      if (wait === 0) for (const { key, left } of buckets) known.set(key, { left: left - 1, at });
      return wait;
    },
  };
}

/** No limit at all. */
export const UNLIMITED: RateLimit = { take: () => 0 };

function networksOf(address: string): readonly string[] {
  if (!isIPv6(address)) return [address];
  const groups = expandIPv6(address.replace(/%.*/, '').toLowerCase()).split(':');
  return [4, 3].map((length) => groups.slice(0, length).join(':'));
}
