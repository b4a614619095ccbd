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
  // Letters stand where a window’s would, so that both kinds of headless draw the same picture.
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...PLAYWRIGHTS, ...POPUPS].join()}`,
];
