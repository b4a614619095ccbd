import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { UsageError } from './options.ts';
import { root } from './root.ts';

const PLACES: Readonly<Record<string, readonly string[]>> = {
  linux: [
    // Made for this: a sixth less work than a Chromium with a window that nobody sees.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/local/bin/chromium',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  ],
};

let isTold = false;

/** A Chromium of this machine: the one that CHROMIUM_PATH names, else one in the usual places. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const found = PLACES[process.platform]?.find((path) => existsSync(path));
  // Before one is installed there may be none at the place where it will be.
  if (named && found && !isTold) {
    process.stderr.write(`CHROMIUM_PATH names “${named}”, where no file is: ${found} is taken.\n`);
    isTold = true;
  }
  return found;
}

/** How long a page is waited for, in milliseconds: that ends what hangs, not what is slow on a busy machine. */
export const PATIENCE = 300_000;

/** Of Playwright’s own list, which this switch replaces, all but what is Edge’s or Windows’. */
const PLAYWRIGHTS =
  'AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch'.split(
    ' ',
  );

/** Pop-ups of the address bar, which nobody sees here: each new window would start a process for them. */
const POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** How a Chromium is started that tests pages or takes pictures of them: without what only its own window needs. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  // Letters look the same whatever the machine is set to.
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...PLAYWRIGHTS, ...POPUPS].join()}`,
];

/**
 * Starts the browser of the tests.
 * @param purpose what it is for, as it ends “There is no Chromium that could …”
 * @throws UsageError where there is none, or it does not start
 */
export async function openBrowser(purpose: string): Promise<Browser> {
  try {
    const { chromium } = await import('@playwright/test');
    const executablePath = findChromium();
    return await chromium.launch({ args: [...chromiumArgs], ...(executablePath && { executablePath }) });
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(`There is no Chromium that could ${purpose} (${reason}).`);
  }
}

function run(program: string, args: readonly string[]): boolean {
  return (
    spawnSync(program, args, {
      cwd: root,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

/** The package managers that may be there, and what each must run; with `sudo -n` where this user is not root. */
function installFromSystem(): void {
  if (process.platform !== 'linux') return;
  const asRoot = (...command: string[]) =>
    process.getuid?.() === 0 ? run(command[0] ?? '', command.slice(1)) : run('sudo', ['-n', ...command]);
  const aptInstall = (name: string) => asRoot('apt-get', 'install', '-y', '-qq', name);
  if (existsSync('/usr/bin/apt-get'))
    asRoot('apt-get', 'update', '-qq') && (aptInstall('chromium-headless-shell') || aptInstall('chromium'));
  else if (existsSync('/usr/bin/dnf')) asRoot('dnf', 'install', '-y', 'chromium');
  else if (existsSync('/sbin/apk')) asRoot('apk', 'add', 'chromium');
}

/**
 * A Chromium for the browser tests, installed where there is none: by the system's package manager,
 * else by Playwright’s own download. Empty: Playwright finds its own.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  process.stderr.write('Installing Chromium …\n');
  installFromSystem();
  const installed = findChromium();
  if (installed) return installed;
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return '';
}
