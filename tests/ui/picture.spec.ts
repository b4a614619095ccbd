import { expect, test } from 'vitest';
import { uprightShape } from '../../src/ui/picture.tsx';

test('an upright picture alone tells a style its shape', () => {
  const shapeOf = (width: number, height: number) => uprightShape({ src: '/a.png', alt: '', width, height });
  expect(shapeOf(700, 1400)).toEqual({ '--upright': 0.5 });
  expect([shapeOf(800, 800), shapeOf(1600, 900)]).toEqual([undefined, undefined]);
});
