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
