import { describe, expect, it } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { siteAnswer } from '../../src/dev/site-answers.ts';
import { checkSite, compiler, page, prose, site, valid } from '../content/support/site.ts';

const locales = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
];

function asked(more: object = {}) {
  const files = {
    'site.json': site({ locales, redirects: [{ from: '/old', to: '/about' }], ...more }),
    'pages/about.json': page(prose('text')),
    'locales/hi/pages/about.json': { title: 'परिचय' },
  };
  const index = valid(checkSite(files));
  const sites = compiler.resolve(index, 'dev', resolveBlock);
  return (path: string) => {
    const { pathname, search } = new URL(path, 'http://dev');
    return siteAnswer(index, sites, pathname, search);
  };
}

describe('the development server', () => {
  it('leads where a build would, in every language', async () => {
    const answer = asked();
    expect(await answer('/old?a=1')).toEqual({ location: '/about?a=1', status: 308 });
    expect(await answer('/hi/old')).toEqual({ location: '/hi/about', status: 308 });
    expect(await answer('/About/')).toEqual({ location: '/about', status: 308 });
  });

  it('leaves pages, and what it does not know, to others', async () => {
    const answer = asked();
    for (const path of ['/', '/about', '/hi/about', '/404', '/src/a.ts', '/%'])
      expect(await answer(path)).toBeUndefined();
  });

  it('makes the files that are made of the content', async () => {
    const answer = asked();
    expect(await answer('/sitemap.xml')).toMatchObject({ text: expect.stringContaining('/hi/about</loc>') });
    expect(await answer('/robots.txt')).toMatchObject({ text: 'User-agent: *\nDisallow: /\n' });
    expect(await answer('/hi/site.webmanifest')).toMatchObject({
      text: expect.stringContaining('"lang":"hi"'),
    });
  });

  it('answers below the base path alone', async () => {
    const answer = asked({ basePath: '/firm' });
    expect(await answer('/firm/old')).toEqual({ location: '/firm/about', status: 308 });
    expect(await answer('/')).toEqual({ location: '/firm', status: 308 });
    expect(await answer('/old')).toBeUndefined();
  });
});
