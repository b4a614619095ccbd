import { existsSync } from 'node:fs';
import { join } from 'node:path';

const LINUX_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function windowsPlaces(): string[] {
  const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
  return roots.flatMap((root) =>
    root === undefined
      ? []
      : [join(root, 'Google/Chrome/Application/chrome.exe'), join(root, 'Chromium/Application/chrome.exe')],
  );
}

function usualPlaces(): string[] {
  if (process.platform === 'win32') return windowsPlaces();
  if (process.platform === 'darwin') return MAC;
  return ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    LINUX_NAMES.map((name) => join(folder, name)),
  );
}

/** The browser of this machine: `CHROMIUM_PATH`, else one in a usual place, else undefined (Playwright's own). */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH || usualPlaces().find((path) => existsSync(path));
}
