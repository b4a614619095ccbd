import type { BlockOf } from '../block-of.ts';

export interface CallToActionData extends BlockOf<'call-to-action'> {
  /** True where the theme’s curve runs behind it. */
  readonly hasCurve: boolean;
}
