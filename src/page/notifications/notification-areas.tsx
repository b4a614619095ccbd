import * as Toast from '@radix-ui/react-toast';
import { useEffect } from 'react';
import type { SharedWords } from '../../model/page-model.ts';
import type { Words } from '../../model/words.ts';
import { receiveNotices, setLoading, watchConnection } from '../../ui/notices.ts';
import { openRoot } from '../../ui/open-root.ts';
import { adoptStyle } from '../../ui/trusted-policy.ts';
import { createAreas } from './areas.ts';
import { ManualCopy } from './manual-copy.tsx';
import { NoticeToast } from './notice-toast.tsx';
import css from './notification-areas.css?inline';
import { SystemError } from './system-error.tsx';

adoptStyle(css);

/** The machines live as long as the document. */
const areas = createAreas({
  isOnline: () => navigator.onLine,
  reloadPage: () => location.reload(),
  setLoading,
});

/** The notices speak by their roles: what Radix would say besides is no part of the document. */
const unheard = document.createElement('div');

/** The areas: toasts, the copy-link snackbar, the link to copy by hand, the system error. */
function NotificationAreas({ strings }: { readonly strings: Words }) {
  const { linkCopied: copied = '', notifications = '', dismiss = '' } = strings;
  useEffect(() => receiveNotices((notice) => areas.receive(notice, copied)), [copied]);
  useEffect(() => watchConnection(areas.connect), []);
  return (
    <>
      <SystemError actor={areas.systemError} strings={strings} />
      <Toast.Provider announcerContainer={unheard} duration={Number.POSITIVE_INFINITY}>
        <NoticeToast actor={areas.toast} place="toast" dismiss={dismiss} />
        <NoticeToast actor={areas.snackbar} place="snackbar" dismiss={dismiss} />
        <ManualCopy actor={areas.manualCopy} strings={strings} />
        <Toast.Viewport asChild label={`${notifications} ({hotkey})`}>
          <div className="notices" />
        </Toast.Viewport>
      </Toast.Provider>
    </>
  );
}

const host = document.createElement('div');
const root = openRoot(host);

/**
 * Shows the areas, in the language of the words.
 * @param onNextPage true where they were opened on another page: what was to be copied there is left with it
 */
export function openAreas({ strings }: SharedWords, onNextPage: boolean): void {
  if (onNextPage) areas.manualCopy.send({ type: 'dismiss' });
  if (!host.isConnected) document.body.append(host);
  root.render(<NotificationAreas strings={strings} />);
}
