import type { createDevice } from './device.ts';

const isMobileDevice = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

function show(height: number): void {
  document.documentElement.style.setProperty('--viewport-height', `${height}px`);
}

/** Tells the styles of a phone or tablet how high the window really is. The machine comes with the first resize. */
export function watchViewportHeight(): void {
  if (!isMobileDevice()) return;
  let device: Promise<ReturnType<typeof createDevice>> | undefined;
  const size = () => ({ width: innerWidth, height: innerHeight });
  show(innerHeight);
  window.addEventListener('resize', async () => {
    device ??= import('./device.ts').then((module) =>
      module.createDevice({ ...size(), isMobileDevice: true }, ({ windowHeight }) => show(windowHeight)),
    );
    try {
      (await device).send({ type: 'resize', ...size() });
    } catch {
      // The next resize asks the network again.
      device = undefined;
    }
  });
}
