import { expect, it } from 'vitest';
import { contactSettings } from '../../src/content/resolve/settings.ts';
import { contactEndpoint } from '../../src/content/site/contact-endpoint.ts';

type Input = Parameters<typeof contactSettings>[0];
const richText = (text: string) => [text];

it('a contact service of the site stands below its base path, the challenge beside it', () => {
  const site: Input = { contact: { endpoint: '/contact' }, captcha: { provider: 'altcha' } };
  expect(contactSettings(site, '/base', richText)).toEqual({
    endpoint: '/base/contact',
    names: 'latin',
    phone: 'required',
    headers: false,
    silent: false,
    consent: undefined,
    captcha: { provider: 'altcha', siteKey: undefined, challenge: '/base/captcha/challenge' },
  });
});

it('one of another origin stays as it is written', () => {
  const site: Input = {
    contact: {
      endpoint: 'https://forms.example.org/f/1',
      headers: true,
      failureNotice: 'none',
      consent: { label: ['I', 'agree'] },
    },
    captcha: { provider: 'turnstile', siteKey: 'key' },
  };
  expect(contactSettings(site, '/base', richText)).toEqual({
    endpoint: 'https://forms.example.org/f/1',
    names: 'latin',
    phone: 'required',
    headers: true,
    silent: true,
    consent: ['I\nagree'],
    captcha: {
      provider: 'turnstile',
      siteKey: 'key',
      challenge: 'https://forms.example.org/captcha/challenge',
    },
  });
});

it.each([
  ['/contact/', 'https://www.example.com/firm', { path: '/contact', own: true }],
  ['https://forms.example.com/a//', 'https://www.example.com', { path: '/a', own: false }],
  ['https://forms.example.com/a', undefined, { path: '/a', own: false }],
  ['/contact', undefined, undefined],
  [undefined, 'https://www.example.com', undefined],
])('a form that posts to %s from %s', (endpoint, baseUrl, found) => {
  expect(contactEndpoint(endpoint, baseUrl)).toEqual(found);
});
