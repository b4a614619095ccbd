import type { ResolveBlock, ResolveContext } from '../content/resolve/resolver.ts';
import type { BlockData } from './block-data.ts';
import type { BlockOf } from './block-of.ts';
import type { ResolvedData } from './resolved-data.gen.ts';
import { resolvers } from './resolvers.gen.ts';

type Resolving = keyof ResolvedData;

const isResolving = (type: string): type is Resolving => Object.hasOwn(resolvers, type);

function resolveAs<T extends Resolving>(
  type: T,
  block: unknown,
  context: ResolveContext,
): BlockData<T> | null {
  // The build side's boundary: the schema of this type has accepted the block before it comes here.
  return resolvers[type](block as BlockOf<T>, context);
}

/** Makes the data of a block; null where there is nothing to show, undefined where its own JSON, resolved, is all that its view needs. */
export const resolveBlock: ResolveBlock = (type, block, context) =>
  isResolving(type) ? resolveAs(type, block, context) : undefined;
