import { type ComponentType, useEffect, useState } from 'react';
import type { Words } from '../../model/words.ts';
import { connectSlot, dropWaiting } from '../../ui/notices.ts';
import { ErrorBanner } from './error-banner.tsx';
import type { NotificationAreasProps } from './notification-areas.tsx';
import styles from './notification-slot.module.css';

/** Where notices appear: empty, and without their script, until there is one. */
export function NotificationSlot({ strings }: { readonly strings: Words }) {
  const [Areas, setAreas] = useState<ComponentType<NotificationAreasProps>>();
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    const wake = () =>
      import('./notification-areas.tsx').then(
        (module) => setAreas(() => module.NotificationAreas),
        () => {
          setFailed(true);
          addEventListener('online', wake, { once: true });
        },
      );
    connectSlot({ wake, setLoading });
  }, []);
  // The connection may be lost before the areas were ever fetched: then the banner is there without its machine.
  return (
    <>
      {loading ? (
        <div className={styles.loader} role="progressbar" aria-live="polite" aria-label={strings.loading} />
      ) : null}
      {Areas ? (
        <Areas strings={strings} />
      ) : failed ? (
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
