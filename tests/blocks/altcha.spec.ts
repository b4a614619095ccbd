import { afterEach, expect, test, vi } from 'vitest';

vi.mock('altcha/external', () => ({}));
vi.mock('altcha/altcha.css?inline', () => ({ default: '' }));
vi.mock('altcha/workers/pbkdf2?worker&url', () => ({ default: '/worker.js' }));
vi.mock('../../src/blocks/contact-panel/captcha/altcha.css?inline', () => ({ default: '' }));
vi.mock('../../src/ui/trusted-policy.ts', () => ({ adoptStyle: () => {}, trustedPolicy: () => ({}) }));

afterEach(() => vi.unstubAllGlobals());

class Widget extends EventTarget {
  readonly attributes = new Map<string, string>();
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value);
  }
}

test('the words of a language with its country are set where the widget looks for them', async () => {
  const set = new Map<string, { readonly label: string }>();
  const i18n = { get: () => ({ label: 'I’m not a robot' }), set: set.set.bind(set) };
  vi.stubGlobal('$altcha', { i18n, defaults: { set() {} }, algorithms: { set() {} } });
  vi.stubGlobal('document', { createElement: () => new Widget() });
  const { showAltcha } = await import('../../src/blocks/contact-panel/captcha/altcha.ts');
  await showAltcha({
    place: { append: (widget: Widget) => queueMicrotask(() => widget.dispatchEvent(new Event('load'))) },
    settings: { challenge: '/challenge' },
    words: { captchaLabel: 'No soy un robot' },
    language: 'es-CL',
    onToken() {},
    onFault() {},
  } as unknown as Parameters<typeof showAltcha>[0]);
  expect([...set].map(([code, { label }]) => [code, label])).toEqual([['es-cl', 'No soy un robot']]);
});
