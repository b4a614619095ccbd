import { test } from 'vitest';
import { check, page, prose, compiler, input, NOW, image } from './support/site.ts';
const N = 5000;
test('x', () => {
  check();
  const files = Object.fromEntries(Array.from({ length: N }, (_, i) => [`pages/p${i}.json`, page(...Array.from({ length: 6 }, (_, k) => ({ ...prose(`s${k}`, ['# Heading', '', `Text with [link](/p${(i + k) % N}#s${k}) and {brand}.`, '', 'x'.repeat(500)]), heading: 'H {brand}', image, link: { label: 'x', href: `/p${(i * 7) % N}` } })))]));
  const i = input(files);
  for (let r = 0; r < 3; r++) {
    const t = performance.now(); const d = compiler.check(i, NOW).diagnostics.length; console.log('TIME', Math.round(performance.now() - t), d);
  }
});
