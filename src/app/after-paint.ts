/** Does what can wait until the visitor has seen the next frame. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
