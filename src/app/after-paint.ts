/** Does what can wait until the visitor has seen the next frame, and the first one after it is not held up either. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));
}
