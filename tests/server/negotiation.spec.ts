import { describe, expect, it } from 'vitest';
import {
  chooseEncoding,
  entityTag,
  noneMatch,
  parseRange,
  rangeStillFits,
} from '../../src/server/negotiation.ts';

describe('Accept-Encoding', () => {
  it.each([
    [null, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['BR', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['br;q=0.1', 'br'],
    ['br;q=nonsense', 'identity'],
    ['deflate', 'identity'],
    ['identity;q=0', 'identity'],
  ])('%j gives %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('Range, of 100 bytes', () => {
  it.each([
    [null, undefined],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['Bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=50-500', { start: 50, end: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=5-5', { start: 5, end: 5 }],
    ['bytes=9-0', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['lines=0-9', undefined],
    ['bytes=a-b', undefined],
  ])('%j gives %j', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });

  it('is outside of an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('outside');
  });
});

describe('entity tags', () => {
  it('are strong for the plain file, weak for a compressed one', () => {
    expect(entityTag('abc', 'identity')).toBe('"abc"');
    expect(entityTag('abc', 'br')).toBe('W/"abc"');
  });

  it.each([
    ['"abc"', true],
    ['W/"abc"', true],
    ['"x", W/"abc"', true],
    ['*', true],
    ['"abcd"', false],
    ['abc', false],
    [null, false],
  ])('If-None-Match: %s against abc is %s', (header, match) => {
    expect(noneMatch(header, 'abc')).toBe(match);
  });

  it('let a range continue only the very same bytes', () => {
    expect(rangeStillFits(null, 'abc')).toBe(true);
    expect(rangeStillFits('"abc"', 'abc')).toBe(true);
    expect(rangeStillFits('W/"abc"', 'abc')).toBe(false);
    expect(rangeStillFits('Wed, 21 Oct 2015 07:28:00 GMT', 'abc')).toBe(false);
  });
});
