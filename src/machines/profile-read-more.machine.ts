import { setup } from 'xstate';

interface Types {
  events?: { readonly type: 'readMore' };
}

const types: Types = {};

/** banner → detail, one way. */
export const profileReadMoreMachine = setup({ types }).createMachine({
  id: 'profile-read-more',
  initial: 'banner',
  states: {
    banner: { on: { readMore: 'detail' } },
    detail: {},
  },
});
