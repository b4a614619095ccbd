/** True where the browser asks for all its visits that nobody be followed (Global Privacy Control). */
export const hasPrivacySignal = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
