import type { AnalyticsSettings } from '../../model/analytics-settings.ts';
import type { Surroundings } from './ask-consent.tsx';
import { createTagManager } from './tag-manager.ts';

/** Loads the configured tag manager, after consent where that is asked for, and counts every page from then on. */
export function startAnalytics(settings: AnalyticsSettings, around: Surroundings): void {
  const manager = createTagManager(settings.containerId);
  // The app has subscribed before and has written the head by now.
  around.router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) manager.view();
  });
  if (settings.consent)
    import('./ask-consent.tsx').then(
      ({ askConsent }) => askConsent(manager, around),
      () => {},
    );
  else manager.load();
}
