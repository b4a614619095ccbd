import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deviceInfo, deviceMachine } from '../../src/machines/device.machine.ts';

it.each([
  { width: 320, size: 'isXSView', mobile: true },
  { width: 575, size: 'isXSView', mobile: true },
  { width: 575.5, size: 'isXSView', mobile: true },
  { width: 576, size: 'isSMView', mobile: true },
  { width: 767, size: 'isSMView', mobile: true },
  { width: 767.5, size: 'isSMView', mobile: true },
  { width: 768, size: 'isMDView', mobile: true },
  { width: 991, size: 'isMDView', mobile: true },
  { width: 991.5, size: 'isMDView', mobile: true },
  { width: 992, size: 'isLGView', mobile: true },
  { width: 993, size: 'isLGView', mobile: false },
  { width: 1200, size: 'isLGView', mobile: false },
  { width: 1200.5, size: 'isXLView', mobile: false },
  { width: 1201, size: 'isXLView', mobile: false },
])('$width px is $size, mobile: $mobile', ({ width, size, mobile }) => {
  const sizes = { isXLView: false, isLGView: false, isMDView: false, isSMView: false, isXSView: false };
  expect(deviceInfo({ width, height: 700, isMobileDevice: false })).toEqual({
    ...sizes,
    [size]: true,
    isMobileView: mobile,
    isMobileDevice: false,
    windowHeight: 700,
  });
});

it('follows 300 ms after the last resize', () => {
  const clock = new SimulatedClock();
  const input = { width: 1280, height: 800, isMobileDevice: true };
  const actor = createActor(deviceMachine, { clock, input }).start();
  const first = deviceInfo(input);
  expect(actor.getSnapshot().value).toBe('settled');
  expect(actor.getSnapshot().context).toEqual({ info: first, pending: { width: 1280, height: 800 } });
  actor.send({ type: 'resize', width: 800, height: 700 });
  clock.increment(299);
  actor.send({ type: 'resize', width: 390, height: 600 });
  clock.increment(299);
  expect(actor.getSnapshot().value).toBe('resizing');
  expect(actor.getSnapshot().context).toEqual({ info: first, pending: { width: 390, height: 600 } });
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('settled');
  expect(actor.getSnapshot().context).toEqual({
    info: deviceInfo({ width: 390, height: 600, isMobileDevice: true }),
    pending: { width: 390, height: 600 },
  });
});
