import { describe, expect, it } from 'vitest';
import { contactBody } from '../../src/contact/contact-body.ts';
import {
  cappedMessage,
  emailFault,
  FAULTS,
  messageFault,
  nameFault,
  phoneFault,
} from '../../src/contact/contact-rules.ts';
import { ownFault } from '../../src/contact/own-fields.ts';

describe('the rules of the contact form', () => {
  const own = `Dear team, ${'x'.repeat(889)}END`;
  const pasted = 'p'.repeat(200);
  it.each([
    ['before', pasted + own, 'p'.repeat(98) + own],
    ['within', own.replace('team', pasted), own.replace('team', 'p'.repeat(102))],
    ['behind', own + pasted, own + 'p'.repeat(98)],
  ])('what is pasted %s a long message is cut, and not the message', (_, text, taken) => {
    expect(cappedMessage(text, own)).toBe(taken);
  });

  it('of a whole message that was pasted the end does not fit', () => {
    expect(cappedMessage('😀'.repeat(1002), '')).toBe('😀'.repeat(1001));
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['Asha', null],
    ['Asha Devi', null],
    ['Asha1', 'not-letters'],
    ["O'Neil", 'not-letters'],
    ['आशा', 'not-letters'],
    ['a'.repeat(100), null],
    ['a'.repeat(101), 'too-long'],
  ])('name %j: %s', (text, fault) => expect(nameFault(text, 'latin')).toBe(fault));

  it.each([
    ['Inès', null],
    ['आशा देवी', null],
    [' आशा ', null],
    ['O’Neil-Smith', null],
    ["D'Arcy", null],
    ['कर्\u200dहाडकर', null],
    ['علی\u200cرضا', null],
    ['Marie‐Claire', null],
    ['Gal·la', null],
    ['Asha1', 'not-letters'],
    ['-', 'not-letters'],
    ['', 'missing'],
  ])('name of any script %j: %s', (text, fault) => expect(nameFault(text, 'any')).toBe(fault));

  it.each([
    ['', 'missing'],
    ['asha@example.com', null],
    ['a_s-h.a@mail.example.com', null],
    ['asha@example', 'not-email'],
    ['asha@.example', 'not-email'],
    ['asha@example.', 'not-email'],
    ['@example.com', 'not-email'],
    ['asha@', 'not-email'],
    ['asha@@example.com', 'not-email'],
    ['asha@b@example.com', 'not-email'],
    ['as ha@example.com', 'not-email'],
    [' asha@example.com', 'not-email'],
    ['asha+sip@example.com', 'not-email'],
    [`${'a'.repeat(249)}@b.co`, null],
    [`${'a'.repeat(250)}@b.co`, 'too-long'],
  ])('email %j: %s', (text, fault) => expect(emailFault(text, 'latin')).toBe(fault));

  it.each([
    ['asha+sip@example.com', null],
    ['asha+@example', 'not-email'],
    ['as ha@example.com', 'not-email'],
  ])('email where names are any %j: %s', (text, fault) => expect(emailFault(text, 'any')).toBe(fault));

  it.each([
    ['', 'missing'],
    ['123456789', 'too-short'],
    ['1234567890', null],
    ['call me at nine', null],
    ['1'.repeat(5000), null],
  ])('phone %j: %s', (text, fault) => expect(phoneFault(text)).toBe(fault));

  it('a phone that nobody has to give: nothing, or a whole one', () => {
    expect(['', ' ', '12345'].map((text) => phoneFault(text, 'optional'))).toEqual([null, null, 'too-short']);
  });

  it('a message that nobody has to write: nothing, or one that is not too long', () => {
    const { comments } = FAULTS;
    const rules = { names: 'any', phone: 'required', message: 'optional' } as const;
    expect(['', ' ', 'x', 'x'.repeat(1001)].map((text) => comments(text, rules))).toEqual([
      null,
      null,
      null,
      'too-long',
    ]);
  });

  it('message: required, at most 1000 characters', () => {
    expect(messageFault(' \n')).toBe('missing');
    expect(messageFault('x'.repeat(1000))).toBeNull();
    expect(messageFault('x'.repeat(1001))).toBe('too-long');
    // An emoji is one, and so is the end of a line as a browser's form sends it.
    expect(messageFault('🙂'.repeat(1000))).toBeNull();
    expect(messageFault('x\r\n'.repeat(500))).toBeNull();
    expect(messageFault('🙂'.repeat(1001))).toBe('too-long');
  });

  const says = { missing: '', long: '', number: '', least: '', most: '' };
  it.each([
    ['text', '', null],
    ['text', 'x'.repeat(5), null],
    ['text', 'x'.repeat(6), 'long'],
    ['lines', 'x\nxxxx', 'long'],
    ['number', '', null],
    ['number', ' 2 ', null],
    ['number', '2,5', null],
    ['number', '-3.25', 'least'],
    ['number', '5.1', 'most'],
    ['number', '٣', null],
    ['number', ' ५ ', null],
    ['number', '１', 'least'],
    ['number', '𝟩', 'most'],
    ['number', '2.125', 'most'],
    ['number', '0,125', 'least'],
    ['number', '2,00', null],
    ['number', '2,000', 'most'],
    ['number', '-1,00,000.5', 'least'],
    ['number', '1.000.000,5', 'most'],
    ['number', '1.2.3', 'number'],
    ['number', '1,000,00', 'number'],
    ['number', '1e3', 'number'],
    ['number', 'two', 'number'],
    ['date', '2028-02-29', null],
    ['date', '2026-02-29', 'missing'],
    ['date', '2026', 'missing'],
    ['date', 'tomorrow', 'missing'],
    ['choice', 'tax', null],
    ['choice', 'Taxes', 'missing'],
    ['tick', 'yes', null],
    ['tick', 'no', 'missing'],
  ] as const)('a field of the site’s own, %s %j: %s', (type, text, fault) => {
    const field = { id: 'a', type, label: 'A', required: false, min: 2, max: 5, says };
    const choices = [{ id: 'tax', label: 'Taxes' }];
    expect(ownFault({ ...field, choices }, text)).toBe(fault);
    expect(ownFault({ ...field, choices, required: true }, ' ')).toBe('missing');
  });

  it('what is pasted counts, and is sent, without the blanks and unseen marks around it', () => {
    const [name, number] = ['\u200bAsha\u00a0', '\u202a+91 98200 12345\u202c'];
    const text = { firstName: name, lastName: name, email: '\u00a0a@b.co\ufeff', phoneNumber: number };
    const rules = { names: 'latin', phone: 'required' } as const;
    const { firstName, email, phoneNumber } = FAULTS;
    expect([
      firstName(name, rules),
      email(text.email, rules),
      phoneNumber(number, rules),
      phoneNumber('123456789\u00a0', rules),
    ]).toEqual([null, null, null, 'too-short']);
    expect(contactBody({ ...text, comments: ' Hello ' })).toEqual({
      name: 'Asha Asha',
      email: 'a@b.co',
      phoneNumber: '+91 98200 12345',
      website: '',
      description: ' Hello ',
    });
    // What is seen as a space is one, within a name too.
    for (const name of ['Asha\u00a0Devi', 'Asha\tDevi', '\u200eAsha \u200eDevi\ufeff']) {
      expect(firstName(name, rules)).toBeNull();
      expect(contactBody({ ...text, firstName: name, comments: '' }).name).toBe('Asha Devi Asha');
    }
    // The joiner is a part of the letter.
    expect(firstName(' മോഹന്\u200d ', { names: 'any', phone: 'required' })).toBeNull();
    expect(contactBody({ ...text, firstName: 'മോഹന്\u200d', comments: '' }).name).toBe('മോഹന്\u200d Asha');
  });

  it('the body has exactly the fields of the contact service', () => {
    const text = { firstName: 'Asha ', lastName: 'Rao', email: 'a@b.co', phoneNumber: '1234567890' };
    expect(contactBody({ ...text, comments: 'Hello' })).toEqual({
      name: 'Asha Rao',
      email: 'a@b.co',
      phoneNumber: '1234567890',
      website: '',
      description: 'Hello',
    });
    expect(contactBody({ ...text, comments: 'Hello', 'field-age': '7' }).fields).toEqual({ age: '7' });
  });
});
