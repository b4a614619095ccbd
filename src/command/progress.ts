/** One line that is written over, on a terminal only, and only for work that takes longer than a second. */
export function progressLine(stream: NodeJS.WriteStream): { show(text: string): void; clear(): void } {
  const started = performance.now();
  let shown = 0;
  return {
    show(text) {
      const now = performance.now();
      if (!stream.isTTY || now - started < 1000 || now - shown < 100) return;
      shown = now;
      stream.write(`\r${text}\u001b[K`);
    },
    clear() {
      if (shown > 0) stream.write('\r\u001b[K');
    },
  };
}

/** From so many files on, a command works longer than a second. */
const MANY_FILES = 1000;

/** Says, on a terminal only, that a command is at work on a large site: its one step has no parts to count. */
export function sayAtWork(stream: NodeJS.WriteStream, files: number): void {
  if (stream.isTTY && files >= MANY_FILES)
    stream.write(`Looking through ${files.toLocaleString('en')} files …\n`);
}
