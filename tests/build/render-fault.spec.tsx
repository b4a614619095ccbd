import { describe, expect, it, vi } from 'vitest';
import type { PageModel, SectionModel, ShellModel } from '../../src/model/page-model.ts';

vi.mock('../../src/blocks/registry.gen.ts', () => {
  const Good = () => <section>good</section>;
  const Bad = () => {
    throw new Error('no such column');
  };
  return {
    views: {
      prose: { script: 'static', load: async () => Good },
      quote: { script: 'static', load: async () => Bad },
    },
  };
});

const { renderPage } = await import('../../src/app/entry-static.tsx');

const link = { label: '', href: '/', newTab: false };
const shell: ShellModel = {
  locale: 'en',
  dir: 'ltr',
  home: '/',
  search: '/_data/search/en.json',
  brand: {
    name: 'B',
    descriptor: '',
    logo: { src: '/l.svg', alt: '', width: 1, height: 1 },
    wordmark: false,
  },
  primary: [],
  condensed: [],
  calculator: link,
  account: { id: 'account', title: '', href: '/', children: [] },
  contact: link,
  mobileBar: [],
  moreSheet: [],
  footer: {
    contact: { heading: '', ways: [link] },
    columns: [],
    social: [],
    legal: [],
    copyright: '',
    compliance: [],
  },
  strings: {},
};

const section = (id: string, type: string): SectionModel => ({ id, type, tone: null, level: 2, data: {} });

function page(...sections: SectionModel[]): PageModel {
  const frame = {
    currentIds: [],
    section: null,
    headerImage: null,
    hideOnMobile: [],
    breadcrumbs: [],
    languages: [],
  };
  return {
    path: '/a',
    locale: 'en',
    status: 200,
    title: 'A',
    needsHeading: true,
    head: { title: 'A', tags: [] },
    frame,
    sections,
  };
}

describe('a block that throws while it is rendered', () => {
  it('leaves the other sections of its page, and is named with its reason', async () => {
    const { html, faults } = await renderPage(page(section('one', 'prose'), section('two', 'quote')), shell);
    expect(html).toContain('good');
    const stack = expect.stringMatching(/^Error: no such column\n {4}at Bad .*render-fault/);
    expect(faults).toEqual([{ id: 'two', type: 'quote', reason: 'no such column', stack }]);
  });

  it('is no fault where all is well', async () => {
    const { faults } = await renderPage(page(section('one', 'prose')), shell);
    expect(faults).toEqual([]);
  });
});
