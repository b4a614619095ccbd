import { createActor } from 'xstate';
import { loaderMachine } from '../../machines/loader.machine.ts';
import { systemErrorMachine } from '../../machines/system-error.machine.ts';
import { SNACKBAR_TIMEOUT, toastMachine } from '../../machines/toast.machine.ts';
import type { Notice } from '../../ui/notices.ts';

/** The longest that a browser's clock can wait: until the visitor closes it. */
const STAYS = 2 ** 31 - 1;

interface Surroundings {
  isOnline(): boolean;
  reloadPage(): void;
  setLoading(on: boolean): void;
}

/** The machines behind the areas, and which notice goes to which. */
export function createAreas({ isOnline, reloadPage, setLoading }: Surroundings) {
  const toast = createActor(toastMachine).start();
  const snackbar = createActor(toastMachine, { input: { timeout: SNACKBAR_TIMEOUT } }).start();
  /** Its message is the link to copy by hand. */
  const manualCopy = createActor(toastMachine, { input: { timeout: STAYS } }).start();
  const systemError = createActor(systemErrorMachine.provide({ actions: { reloadPage } })).start();
  const loader = createActor(loaderMachine).start();
  systemError.subscribe((snapshot) =>
    loader.send({ type: snapshot.matches('visible') ? 'suppress' : 'release' }),
  );
  loader.subscribe((snapshot) => setLoading(snapshot.matches('visible')));

  return {
    toast,
    snackbar,
    manualCopy,
    systemError,
    connect: () => systemError.send({ type: 'connection', online: isOnline() }),
    receive(notice: Notice, copied: string): void {
      if (notice.type === 'toast') toast.send({ ...notice, type: 'show' });
      else if (notice.type === 'copied') snackbar.send({ type: 'show', kind: 'success', message: copied });
      else if (notice.type === 'copyFailed')
        manualCopy.send({ type: 'show', kind: 'warning', message: notice.url });
      else if (notice.type === 'systemError')
        systemError.send({ ...notice, type: 'raise', online: isOnline() });
      else if (notice.type === 'outdated') systemError.send({ type: 'outdated' });
      else if (notice.type === 'systemErrorOver') systemError.send({ type: 'dismiss' });
      else loader.send({ type: notice.on ? 'show' : 'hide', source: notice.source });
    },
  };
}

export type Areas = ReturnType<typeof createAreas>;
