import { quote } from '../diagnostics/fault.ts';

const OF_WINDOWS = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** What is wrong with files that not every system can hold beside each other, in words, by their paths. */
export function unportable(paths: Iterable<string>): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  /** Files and folders as they are written first, by their small letters. */
  const spelt = new Map<string, string>();
  const twinOf = (path: string) => {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const part = path.slice(0, end);
      const known = spelt.get(part.toLowerCase()) ?? part;
      spelt.set(part.toLowerCase(), known);
      if (known !== part) return known;
    }
    return undefined;
  };
  for (const path of paths) {
    const parts = path.split('/');
    const refused = parts.find((part) => OF_WINDOWS.test(part));
    const twin = twinOf(path);
    if (refused !== undefined)
      faults.set(path, `${quote(refused)} cannot be a file’s name on Windows. Choose another one.`);
    else if (parts.some((part) => part.endsWith('.')))
      faults.set(path, 'A name that ends with a dot loses it on Windows. Remove the dot.');
    else if (twin !== undefined)
      faults.set(
        path,
        `On Windows and on a Mac this is ${quote(twin)}: capitals tell no files apart there. Rename one.`,
      );
  }
  return faults;
}
