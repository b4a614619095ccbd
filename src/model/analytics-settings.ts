/** The tag manager, as the browser has to know it. */
export interface AnalyticsSettings {
  readonly containerId: string;
  /** It is loaded only after the visitor has agreed. */
  readonly consent: boolean;
  /** The address of the page that says what is collected. */
  readonly details?: string;
}

declare global {
  interface Window {
    /** What the tag manager is told; it reads what came before it too. There is none before the visitor may be counted. */
    dataLayer?: object[];
  }
}
