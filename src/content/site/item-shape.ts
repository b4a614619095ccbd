import type { Shape } from '../schema/shape.ts';
import type { Item } from './items.ts';

/** The shape of one item, whether it is a file of its own or an entry of its collection's list. */
export function shapeOfItem(item: Item, shapeOf: (schema: string) => Shape): Shape {
  const shape = shapeOf(`collections/${item.collection}.schema.json`);
  const list = shape.kind === 'object' ? shape.properties.get('items') : undefined;
  return item.pointer !== '' && list?.kind === 'array' ? list.items : shape;
}
