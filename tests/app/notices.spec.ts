import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Notices = typeof import('../../src/ui/notices.ts');

/** The bus is one for a document: each test has a new one. */
let notices: Notices;

beforeEach(async () => {
  vi.resetModules();
  notices = await import('../../src/ui/notices.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function slot() {
  const heard = { woken: 0, loading: [] as boolean[] };
  notices.connectSlot({
    wake: () => {
      heard.woken += 1;
    },
    endError: () => undefined,
    isOutdated: async () => false,
    setLoading: (on) => void heard.loading.push(on),
  });
  return heard;
}

describe('notices before the areas are there', () => {
  it('wake the areas and are delivered, in their order, once', () => {
    const heard = slot();
    expect(heard.woken).toBe(0);
    notices.notify({ kind: 'success', message: 'Sent.' });
    notices.raiseSystemError({ reloadApp: true });
    expect(heard.woken).toBe(2);
    const first = vi.fn();
    notices.receiveNotices(first)();
    expect(first.mock.calls).toEqual([
      [{ type: 'toast', kind: 'success', message: 'Sent.' }],
      [{ type: 'systemError', reloadApp: true }],
    ]);
    const second = vi.fn();
    notices.receiveNotices(second);
    expect(second).not.toHaveBeenCalled();
  });

  it('wake a slot that comes later', () => {
    notices.notify({ kind: 'info', message: 'Early.' });
    expect(slot().woken).toBe(1);
  });

  it('are fetched for before they come, and a system error that is over never comes', () => {
    const heard = slot();
    notices.expectNotice();
    expect(heard.woken).toBe(1);
    notices.raiseSystemError();
    notices.notify({ kind: 'success', message: 'Sent.' });
    notices.endSystemError();
    const receiver = vi.fn();
    notices.receiveNotices(receiver);
    expect(receiver.mock.calls).toEqual([[{ type: 'toast', kind: 'success', message: 'Sent.' }]]);
    notices.endSystemError();
    expect(receiver).toHaveBeenLastCalledWith({ type: 'systemErrorOver' });
  });

  it('are forgotten where they were told otherwise', () => {
    notices.raiseSystemError();
    notices.dropWaiting();
    const received = vi.fn();
    notices.receiveNotices(received);
    expect(received).not.toHaveBeenCalled();
  });
});

it('goes straight to areas that are there', () => {
  const heard = slot();
  const received = vi.fn();
  notices.receiveNotices(received);
  notices.notify({ kind: 'danger', message: 'No.', timeout: 100 });
  expect(received).toHaveBeenCalledWith({ type: 'toast', kind: 'danger', message: 'No.', timeout: 100 });
  expect(heard.woken).toBe(0);
});

describe('copying a link', () => {
  const copyWith = async (clipboard: object | undefined) => {
    vi.stubGlobal('navigator', { clipboard });
    const received = vi.fn();
    notices.receiveNotices(received);
    await notices.copyLink('https://example.com/a');
    return received.mock.calls;
  };

  it('says that it was copied', async () => {
    const writeText = vi.fn(async () => {});
    expect(await copyWith({ writeText })).toEqual([[{ type: 'copied' }]]);
    expect(writeText).toHaveBeenCalledWith('https://example.com/a');
  });

  it.each([
    ['refused', { writeText: () => Promise.reject(new Error('refused')) }],
    ['impossible on an insecure page', undefined],
  ])('hands the link over where that is %s', async (_, clipboard) => {
    expect(await copyWith(clipboard)).toEqual([[{ type: 'copyFailed', url: 'https://example.com/a' }]]);
  });
});

describe('the loader', () => {
  it('shows while anybody asks for it', () => {
    const heard = slot();
    notices.showLoader('app');
    notices.showLoader('own');
    notices.hideLoader('app');
    notices.hideLoader('own');
    expect(heard.loading).toEqual([true, true, true, false]);
    expect(heard.woken).toBe(0);
  });

  it('is its machine’s as soon as that is there', () => {
    const heard = slot();
    notices.showLoader('app');
    const received = vi.fn();
    notices.receiveNotices(received);
    notices.showLoader('own');
    notices.hideLoader('app');
    expect(received.mock.calls).toEqual([
      [{ type: 'loader', source: 'app', on: true }],
      [{ type: 'loader', source: 'own', on: true }],
      [{ type: 'loader', source: 'app', on: false }],
    ]);
    expect(heard.loading).toEqual([true]);
  });
});

describe('a navigation', () => {
  it('shows the loader once it has taken 150 ms, and hides it when it is done', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
    const { tellSlowNavigation } = await import('../../src/app/slow-navigation.ts');
    const heard = slot();
    const listeners = new Map<string, (event: { readonly pathChanged: boolean }) => void>();
    tellSlowNavigation({
      subscribe(type, listener) {
        listeners.set(type, listener);
        return () => undefined;
      },
    });
    listeners.get('onBeforeLoad')?.({ pathChanged: true });
    vi.advanceTimersByTime(149);
    expect(heard.loading).not.toContain(true);
    vi.advanceTimersByTime(1);
    expect(heard.loading.at(-1)).toBe(true);
    listeners.get('onResolved')?.({ pathChanged: true });
    expect(heard.loading.at(-1)).toBe(false);
  });
});
