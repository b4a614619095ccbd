import { setup } from 'xstate';
import { typesOf } from './types-of.ts';

/** banner → detail, one way. */
export const profileReadMoreMachine = setup({
  types: typesOf<{ events: { readonly type: 'readMore' } }>(),
}).createMachine({
  id: 'profile-read-more',
  initial: 'banner',
  states: {
    banner: { on: { readMore: 'detail' } },
    detail: {},
  },
});
