import { assign, setup } from 'xstate';

export const RESIZE_DEBOUNCE = 300;

/** Pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface DeviceInput extends Viewport {
  /** Whether the device itself is a phone or a tablet, whatever the window's width. */
  readonly isMobileDevice: boolean;
}

export interface DeviceInfo {
  readonly isMobileView: boolean;
  readonly isMobileDevice: boolean;
  readonly isXLView: boolean;
  readonly isLGView: boolean;
  readonly isMDView: boolean;
  readonly isSMView: boolean;
  readonly isXSView: boolean;
  readonly windowHeight: number;
}

export interface DeviceContext {
  readonly info: DeviceInfo;
  /** The size of the last resize, not yet taken over. */
  readonly pending: Viewport;
}

export type DeviceEvent = { readonly type: 'resize' } & Viewport;

/**
 * The flags of a window. Exactly one of the five sizes holds, at fractional widths too; at 992 pixels the
 * view is both large and mobile.
 *
 * @see SPECIFICATION section 9, 'Breakpoints'
 */
export function deviceInfo({ width, height, isMobileDevice }: DeviceInput): DeviceInfo {
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

interface Types {
  context?: DeviceContext;
  events?: DeviceEvent;
  input?: DeviceInput;
}

const types: Types = {};

/** settled · resizing: the flags follow 300 ms after the last resize. */
export const deviceMachine = setup({
  types,
  actions: {
    keep: assign(({ event: { width, height } }) => ({ pending: { width, height } })),
    settle: assign(({ context: { info, pending } }) => ({
      info: deviceInfo({ ...pending, isMobileDevice: info.isMobileDevice }),
    })),
  },
  delays: { debounce: RESIZE_DEBOUNCE },
}).createMachine({
  id: 'device',
  context: ({ input }) => ({
    info: deviceInfo(input),
    pending: { width: input.width, height: input.height },
  }),
  initial: 'settled',
  on: { resize: { target: '.resizing', actions: 'keep', reenter: true } },
  states: {
    settled: {},
    resizing: { after: { debounce: { target: 'settled', actions: 'settle' } } },
  },
});
