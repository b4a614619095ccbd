import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { dropWaiting, isLoading, onWaiting, watchLoading } from '../../ui/notices.ts';
import { ErrorBanner, type Strings } from './error-banner.tsx';
import type { NotificationAreasProps } from './notification-areas.tsx';
import styles from './notification-slot.module.css';

/** Where notices appear: empty, and without their script, until there is one. */
export function NotificationSlot({ strings }: { readonly strings: Strings }) {
  const [Areas, setAreas] = useState<ComponentType<NotificationAreasProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const loading = useSyncExternalStore(watchLoading, isLoading, () => false);
  useEffect(() => {
    const load = () =>
      import('./notification-areas.tsx').then(
        ({ NotificationAreas }) => setAreas(() => NotificationAreas),
        () => {
          setFailed(true);
          window.addEventListener('online', load, { once: true });
        },
      );
    return onWaiting(load);
  }, []);
  return (
    <>
      {loading ? <div className={styles.loader} role="progressbar" aria-label={strings.loading} /> : null}
      {Areas ? <Areas strings={strings} /> : null}
      {/* The connection may be lost before the areas were ever fetched: then this much is there without them. */}
      {failed && !Areas ? (
        <ErrorBanner
          online={navigator.onLine}
          strings={strings}
          onReload={() => location.reload()}
          onDismiss={() => {
            dropWaiting();
            setFailed(false);
          }}
        />
      ) : null}
    </>
  );
}
