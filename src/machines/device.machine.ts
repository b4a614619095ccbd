import { assign, setup } from 'xstate';
import { typesOf } from './types-of.ts';

/** Pixels. */
interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface DeviceInput extends Viewport {
  /** Whether the device itself is a phone or a tablet, whatever the window's width. */
  readonly isMobileDevice: boolean;
}

export type DeviceInfo = ReturnType<typeof deviceInfo>;

/**
 * The flags of a window. Exactly one of the five sizes holds, at fractional widths too; at 992 pixels the
 * view is both large and mobile.
 *
 * @see SPECIFICATION section 9, 'Breakpoints'
 */
export function deviceInfo({ width, height, isMobileDevice }: DeviceInput) {
  return {
    isMobileView: width <= 992,
    isMobileDevice,
    isXLView: width > 1200,
    isLGView: width >= 992 && width <= 1200,
    isMDView: width >= 768 && width < 992,
    isSMView: width >= 576 && width < 768,
    isXSView: width < 576,
    windowHeight: height,
  };
}

interface DeviceContext {
  readonly info: DeviceInfo;
  /** The size of the last resize, not yet taken over. */
  readonly pending: Viewport;
}

/** settled · resizing: the flags follow 300 ms after the last resize. */
export const deviceMachine = setup({
  types: typesOf<{
    context: DeviceContext;
    events: { readonly type: 'resize' } & Viewport;
    input: DeviceInput;
  }>(),
  actions: {
    keep: assign(({ event: { width, height } }) => ({ pending: { width, height } })),
    settle: assign(({ context: { info, pending } }) => ({ info: deviceInfo({ ...info, ...pending }) })),
  },
  delays: { debounce: 300 },
}).createMachine({
  id: 'device',
  context: ({ input }) => ({
    info: deviceInfo(input),
    pending: { width: input.width, height: input.height },
  }),
  initial: 'settled',
  on: { resize: { target: '.resizing', actions: 'keep' } },
  states: {
    settled: {},
    resizing: { after: { debounce: { target: 'settled', actions: 'settle' } } },
  },
});
