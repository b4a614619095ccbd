/** Tells the styles of a phone or tablet how high the window really is. What follows it comes with the first resize. */
export function watchViewportHeight(): void {
  if (!matchMedia('(hover: none) and (pointer: coarse)').matches) return;
  document.documentElement.style.setProperty('--viewport-height', `${innerHeight}px`);
  const follow = () => import('./device.ts').then((module) => module.followViewport()).catch(() => {});
  addEventListener('resize', follow, { once: true });
}
