import { createActor } from 'xstate';
import { type DeviceInfo, type DeviceInput, deviceMachine } from '../../machines/device.machine.ts';

/** The device's flags, told anew after each resize that has settled. */
export function createDevice(input: DeviceInput, onChange: (info: DeviceInfo) => void) {
  const actor = createActor(deviceMachine, { input });
  let { info } = actor.getSnapshot().context;
  actor.subscribe(({ context }) => {
    if (context.info === info) return;
    info = context.info;
    onChange(info);
  });
  return actor.start();
}
