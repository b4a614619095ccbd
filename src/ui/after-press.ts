/** What waits, while something is pressed. */
let waiting: (() => void)[] | undefined;

function end() {
  const ended = waiting ?? [];
  waiting = undefined;
  // The click comes after the pointer is up.
  setTimeout(() => {
    for (const work of ended) work();
  });
}

function begin() {
  waiting ??= [];
}

globalThis.addEventListener?.('pointerdown', begin, true);
for (const type of ['pointerup', 'pointercancel']) globalThis.addEventListener?.(type, end, true);

/** Does what may move a button or a box once the press on it is over: that would end beside it, and count for nothing. */
export function afterPress(work: () => void): void {
  if (waiting) waiting.push(work);
  else setTimeout(work);
}
