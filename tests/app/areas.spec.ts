import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Areas, createAreas } from '../../src/page/notifications/areas.ts';

const reloadPage = vi.fn();
const setLoading = vi.fn();
let online = true;
let areas: Areas;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  online = true;
  areas = createAreas({ isOnline: () => online, reloadPage, setLoading });
});
afterEach(() => void vi.useRealTimers());

const messageOf = (name: 'toast' | 'snackbar' | 'manualCopy') => areas[name].getSnapshot().context.message;

describe('each notice has its area', () => {
  it('shows a toast for 7 s, unless it says otherwise', () => {
    areas.receive({ type: 'toast', kind: 'info', message: 'Saved.' }, '');
    vi.advanceTimersByTime(6999);
    expect(messageOf('toast')).toBe('Saved.');
    vi.advanceTimersByTime(1);
    expect(messageOf('toast')).toBe('');
    areas.receive({ type: 'toast', kind: 'info', message: 'Saved.', timeout: 100 }, '');
    vi.advanceTimersByTime(100);
    expect(messageOf('toast')).toBe('');
  });

  it('shows for 2 s that a link was copied', () => {
    areas.receive({ type: 'copied' }, 'Link Copied!');
    vi.advanceTimersByTime(1999);
    expect(areas.snackbar.getSnapshot().context).toMatchObject({ kind: 'success', message: 'Link Copied!' });
    vi.advanceTimersByTime(1);
    expect(messageOf('snackbar')).toBe('');
  });

  it('keeps a link that must be copied by hand until it is closed', () => {
    areas.receive({ type: 'copyFailed', url: 'https://example.com/a' }, '');
    vi.advanceTimersByTime(24 * 60 * 60_000);
    expect(messageOf('manualCopy')).toBe('https://example.com/a');
    areas.manualCopy.send({ type: 'dismiss' });
    expect(messageOf('manualCopy')).toBe('');
  });
});

describe('the system error', () => {
  const context = () => areas.systemError.getSnapshot().context;

  it('goes when what failed is tried again', () => {
    areas.receive({ type: 'systemError' }, '');
    expect(areas.systemError.getSnapshot().matches('visible')).toBe(true);
    areas.receive({ type: 'systemErrorOver' }, '');
    expect(areas.systemError.getSnapshot().matches('hidden')).toBe(true);
  });

  it('follows the connection', () => {
    online = false;
    areas.receive({ type: 'systemError' }, '');
    expect(context().online).toBe(false);
    online = true;
    areas.connect();
    expect(context().online).toBe(true);
  });

  it('reloads 150 ms after the press, and 7 s after an error that asks for it', () => {
    areas.receive({ type: 'systemError' }, '');
    areas.systemError.send({ type: 'reload' });
    vi.advanceTimersByTime(150);
    expect(reloadPage).toHaveBeenCalledTimes(1);
    areas.receive({ type: 'systemError', reloadApp: true }, '');
    vi.advanceTimersByTime(6999);
    expect(reloadPage).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(reloadPage).toHaveBeenCalledTimes(2);
  });

  it('hides the loader while it is there', () => {
    areas.receive({ type: 'loader', source: 'app', on: true }, '');
    expect(setLoading).toHaveBeenLastCalledWith(true);
    areas.receive({ type: 'systemError' }, '');
    expect(setLoading).toHaveBeenLastCalledWith(false);
    areas.systemError.send({ type: 'dismiss' });
    expect(setLoading).toHaveBeenLastCalledWith(true);
    areas.receive({ type: 'loader', source: 'app', on: false }, '');
    expect(setLoading).toHaveBeenLastCalledWith(false);
  });
});
