import type { Headed } from '../model/resolved.ts';

/** What a block says above its content, as its view receives it. */
export const headOf = ({ heading, eyebrow, text }: Headed): Headed => ({ heading, eyebrow, text });
