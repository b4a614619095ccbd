import type { Headed, ResolvedImage, ResolvedLink } from '../../model/resolved.ts';

export interface CallToActionData extends Headed {
  readonly actions: readonly ResolvedLink[];
  readonly image: ResolvedImage | undefined;
  /** True where the theme’s curve runs behind it. */
  readonly hasCurve: boolean;
}
