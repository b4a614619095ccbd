import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDevice } from '../../src/dev/page/device.ts';
import { createListSearch } from '../../src/ui/list-search.ts';

describe('search texts', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  beforeEach(() => kept.clear());

  it('are kept by section and outlive a reload', () => {
    const before = createListSearch(() => storage);
    before.set('events', 'sip');
    before.set('articles', 'tax');
    const after = createListSearch(() => storage);
    expect([after.get('events'), after.get('articles'), after.get('publications')]).toEqual([
      'sip',
      'tax',
      '',
    ]);
  });

  it('leave nothing behind when emptied', () => {
    const search = createListSearch(() => storage);
    search.set('events', 'sip');
    search.set('events', '');
    expect(kept.size).toBe(0);
    expect(search.get('events')).toBe('');
  });

  it('are there without storage too', () => {
    const search = createListSearch(() => {
      throw new Error('refused');
    });
    const watcher = vi.fn();
    const stop = search.watch(watcher);
    search.set('events', 'sip');
    expect(search.get('events')).toBe('sip');
    expect(watcher).toHaveBeenCalledTimes(1);
    stop();
    search.set('events', 'lump');
    expect(watcher).toHaveBeenCalledTimes(1);
  });
});

describe('the device', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells its flags 300 ms after the last resize, once', () => {
    const onChange = vi.fn();
    const device = createDevice({ width: 390, height: 800, isMobileDevice: true }, onChange);
    device.send({ type: 'resize', width: 390, height: 700 });
    vi.advanceTimersByTime(299);
    device.send({ type: 'resize', width: 390, height: 740 });
    vi.advanceTimersByTime(299);
    expect(onChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange.mock.calls[0]?.[0]).toMatchObject({ windowHeight: 740, isMobileView: true });
  });
});
