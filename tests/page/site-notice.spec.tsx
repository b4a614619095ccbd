import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ShellModel } from '../../src/model/page-model.ts';
import { SiteNotice } from '../../src/page/site-notice.tsx';

test('a telephone number in the notice of the site stays on one line', () => {
  const notice = { id: 'a', kind: 'info', text: 'Call +91 20 5550 0142 today.' };
  const shell = { notice, strings: {} } as unknown as ShellModel;
  expect(renderToStaticMarkup(<SiteNotice shell={shell} />)).toContain(
    'Call <span class="unbroken">+91 20 5550 0142</span> today.',
  );
});
