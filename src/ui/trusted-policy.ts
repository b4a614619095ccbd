declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy<Rules extends object>(name: string, rules: Rules): Rules };
  }
}

/**
 * A Trusted Types policy, where the browser knows them; else its bare rules. What its functions return may be written
 * to the sinks that the security policy guards.
 *
 * @throws TypeError where the security policy does not name it, or names it and it exists already.
 */
export function trustedPolicy<Rules extends object>(name: string, rules: Rules): Rules {
  return window.trustedTypes?.createPolicy(name, rules) ?? rules;
}

/** Styles that no page needs before its script. A sheet made by script asks nothing of the security policy. */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
