/** The tag manager, as the browser has to know it. */
export interface AnalyticsSettings {
  readonly containerId: string;
  /** It is loaded only after the visitor has agreed. */
  readonly consent: boolean;
  /** The address of the page that says what is collected. */
  readonly details?: string;
}
