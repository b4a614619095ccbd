import { describe, expect, it, vi } from 'vitest';
import { CONTACT_WORDS } from '../../src/model/contact-words.ts';
import { recordOf } from '../../src/model/record-of.ts';
import { csvCell, oneLine, printable } from '../../src/operator/printable.ts';
import { parseForm, parseJson } from '../../src/server/inbox/body.ts';
import { checkFields } from '../../src/server/inbox/check-fields.ts';
import { openDatabase } from '../../src/server/inbox/database.ts';
import { cleanText, messageId } from '../../src/server/inbox/message.ts';
import { createRateLimit } from '../../src/server/inbox/rate-limit.ts';
import { temporaryFolder } from './build-folder.ts';

describe('the limit of the rate', () => {
  it('gives turns back one by one, and says how long the next one takes', () => {
    let now = 0;
    const limit = createRateLimit({ turns: 2, within: 20_000, now: () => now });
    expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([0, 0, 10, 0]);
    now = 4000;
    expect(limit.take('a')).toBe(6);
    now = 10_000;
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 10]);
  });

  it('goes by a clock that nobody sets back', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const limit = createRateLimit({ turns: 2, within: 20_000 });
    limit.take('a');
    vi.setSystemTime(0);
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 10]);
    vi.useRealTimers();
  });

  it('counts a network of IPv6 as one', () => {
    const limit = createRateLimit({ turns: 1, within: 1000 });
    expect([
      limit.take('2001:db8:1:2::1'),
      limit.take('2001:0DB8:1:2:ffff::9'),
      limit.take('2001:db8:1:3::1'),
    ]).toEqual([0, 1, 0]);
    expect([limit.take('::1'), limit.take('::2')]).toEqual([0, 1]);
  });

  it('gives a /48 four times as much as each network in it, and forgets nobody for what it refuses', () => {
    let now = 0;
    const limit = createRateLimit({ turns: 1, within: 1000, addresses: 7, now: () => now });
    expect(limit.take('2001:db8:2::1')).toBe(0);
    const waits = Array.from({ length: 100 }, (_, net) => limit.take(`2001:db8:1:${net}::1`));
    expect(waits).toEqual([0, 0, 0, 0, ...Array(96).fill(1)]);
    expect(limit.take('2001:db8:2::1')).toBe(1);
    now = 250;
    expect([limit.take('2001:db8:1:ff::1'), limit.take('2001:db8:1:fe::1')]).toEqual([0, 1]);
  });

  it('remembers no more addresses than it may', () => {
    const limit = createRateLimit({ turns: 1, within: 1000, addresses: 100, now: () => 0 });
    for (let address = 0; address < 10_000; address += 1) limit.take(`192.0.2.${address}`);
    const waits = [9999, 9900, 9899].map((address) => limit.take(`192.0.2.${address}`));
    expect(waits).toEqual([1, 1, 0]);
  });
});

describe('a message of another program', () => {
  it('is taken without what nobody sees around its name, address and number', () => {
    const sent = { name: ' Asha Rao', email: '\u00a0a@b.co', phoneNumber: '\u202a1234567890\u202c' };
    expect(parseJson(JSON.stringify({ ...sent, description: ' Hello ' }))?.body).toEqual({
      ...{ name: 'Asha Rao', email: 'a@b.co', phoneNumber: '1234567890', website: '' },
      description: ' Hello ',
    });
  });
});

describe('text of a stranger', () => {
  it('cannot steer a terminal, nor turn its lines around', () => {
    expect(printable('a\u001b[2Jb\r\u0007\u009b\u202eend\n')).toBe(
      'a\\u001b[2Jb\\u000d\\u0007\\u009b\\u202eend\n',
    );
    expect(oneLine('one\n\ntwo three', 9)).toBe('one two …');
    expect(oneLine('one\n\ntwo three', 13)).toBe('one two three');
    expect(oneLine('one😀two', 5)).toBe('one…');
  });

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+91 98200', `"'+91 98200"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t'=1"`],
    [' =1', `"' =1"`],
    ['＝1', `"'＝1"`],
    ['＋1', `"'＋1"`],
    ['﹫SUM(A1)', `"'﹫SUM(A1)"`],
    ['\u200b\u00ad\ufeff=1', `"'\u200b\u00ad\ufeff=1"`],
    ['\u3164\u2800\u0000=1', `"'\u3164\u2800\u0000=1"`],
    ["1;=cmd|' /C calc'!A0", `"1;'=cmd|' /C calc'!A0"`],
    ['one\r\n=1\n\n "+2\t@A', `"one\r\n'=1\n\n' ""+2\t'@A"`],
    ['one;＝1', `"one;'＝1"`],
    ['a\r\n\r\nb, -c', '"a\r\n\r\nb, -c"'],
    ['', '""'],
    ['say "hi"', '"say ""hi"""'],
    ['Asha', '"Asha"'],
  ])('%j is %s in a spreadsheet', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('is the first of its name in a form, and thousands of names hold nobody up', () => {
    const names = Array.from({ length: 100_000 }, (_, index) => `field-${index}=1`);
    // Of the processor, in microseconds: a busy machine does not count. Each name held against all others took minutes.
    const before = process.cpuUsage();
    const { texts, fields } = parseForm(`email=a&email=b&${names.join('&')}&field-0=2`);
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
    expect([texts.email, fields.size, fields.get('0')]).toEqual(['a', 100_000, '1']);
  });

  it('is kept whole by the database once it is clean', async () => {
    const database = openDatabase({ url: `file:${temporaryFolder()}/a.db` });
    const text = cleanText('a\u0000b\udfff\u{1F600}');
    const kept = await database.rows('SELECT ? AS text', text);
    expect([text, kept]).toEqual(['a\uFFFDb\uFFFD\u{1F600}', [{ text }]]);
    await database.close();
  });
});

it('ids are of UUID’s version 7, and sort by time', () => {
  expect(messageId(0x0190_0000_0000)).toMatch(/^01900000-0000-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(messageId(1000) < messageId(1001)).toBe(true);
});

it('of two forms that ask for the same names the one that takes what was sent was filled in', () => {
  const says = { missing: 'm', long: 'l', number: 'n', least: 'l', most: 'm' };
  const form = (id: string, label: string) => {
    const field = { id: 'plan', type: 'choice', label: 'Plan', required: true, says } as const;
    return { pages: [`/${id}`], fields: [{ ...field, choices: [{ id, label }] }] };
  };
  const words = recordOf(CONTACT_WORDS, () => '');
  const locale = { prefix: '', code: 'en', page: null, consent: null, words };
  const forms = [form('one', 'First'), form('two', 'Second')];
  const { kept, errors } = checkFields({ ...locale, forms }, '', new Map([['plan', 'two']]));
  expect([kept, errors]).toEqual([[{ id: 'plan', label: 'Plan', value: 'two', text: 'Second' }], {}]);
});
