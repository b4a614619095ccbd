import { describe, expect, it } from 'vitest';
import { htmlPage } from '../../src/report/html.ts';
import { changeLine, MARKER, markdown } from '../../src/report/markdown.ts';
import { code, md } from '../../src/report/markdown-text.ts';
import type { Report, RouteChange } from '../../src/report/model.ts';
import { emptyReport } from './site.ts';

const text = (before: string | null, after: string | null, place = 'Our mission') =>
  ({ kind: 'text', frame: false, place, before, after }) as const;

const route = (name: string, changes: RouteChange['changes']): RouteChange => ({
  route: name,
  how: 'changed',
  lang: 'en',
  title: 'A | B <c>',
  description: '',
  changes,
  bytes: { before: 1200, after: 1300 },
});

describe('a text of the content', () => {
  it.each([
    ['a|b', 'a\\|b'],
    ['<img src=x> & more', '&lt;img src=x&gt; &amp; more'],
    ['`code` *a* _b_ ~c~ [d](e)', '\\`code\\` \\*a\\* \\_b\\_ \\~c\\~ \\[d\\](e)'],
    ['ask @octocat', 'ask @&#8203;octocat'],
    ['hello@example.com', 'hello@&#8203;example.com'],
    ['see #12 and GH-12', 'see #&#8203;12 and GH&#8203;-12'],
    ['https://a.example', 'https:&#8203;//a.example'],
    ['- not a list', '\\- not a list'],
    ['1. not a list', '1\\. not a list'],
    ['two\nlines', 'two lines'],
  ])('%s', (given, expected) => {
    expect(md(given)).toBe(expected);
  });

  it('stands in code with a longer fence than it holds', () => {
    expect(code('/a`b')).toBe('``/a`b``');
    expect(code('`a`')).toBe('`` `a` ``');
  });

  it('is marked word by word', () => {
    expect(changeLine(text('We manage money.', 'We look after money.'))).toBe(
      '- _Our mission_: We ~~manage~~ **look after** money.',
    );
    expect(changeLine(text(null, 'New.'))).toBe('- _Our mission_, added: **New.**');
    expect(changeLine(text('Same.', 'Same.', ''))).toBe('- moved: Same.');
  });
});

describe('the comment', () => {
  it('says that nothing changes', () => {
    expect(markdown(emptyReport)).toBe(
      `${MARKER}\n## What changes for a visitor\n\n**Nothing changes for a visitor.**\n\nCompared: \`topic\` with \`main\` (\`abc1234\`), 3 pages in both.\n`,
    );
  });

  it('counts a redirect, which no page shows', () => {
    const redirects = [{ name: '/old', before: null, after: '/new' }];
    expect(markdown({ ...emptyReport, redirects })).toContain('**1 redirect changed.**');
  });

  it('tells mistakes before advice, and of very many the first', () => {
    const found = (severity: 'error' | 'warning', line: number) => ({
      ...{ file: 'a.json', line, column: 1, endLine: line, endColumn: 2, pointer: '' },
      ...{ severity, code: 'text/plain' as const, message: 'No.' },
    });
    const advice = Array.from({ length: 60 }, (_, at) => found('warning', at + 1));
    const made = markdown({ ...emptyReport, diagnostics: [...advice, found('error', 61)] });
    expect(made).toContain(
      '### Mistakes\n\n- `a.json:61:1` error: No. (`text/plain`)\n- `a.json:1:1` warning:',
    );
    expect(made).toContain(
      '- `a.json:39:1` warning: No. (`text/plain`)\n- … and 21 findings more, in the report.\n',
    );
  });

  it('tells an added link with a plus that begins no list', () => {
    const report: Report = { ...emptyReport, links: [{ target: '/b', how: 'added', routes: ['/a'] }] };
    expect(markdown(report)).toContain('\n- \\+ `/a` → `/b`\n');
  });

  it('tells a changed route', () => {
    const report: Report = { ...emptyReport, routes: [route('/about', [text('Old.', 'New.')])] };
    expect(markdown(report).split('\n\n').slice(3)).toEqual([
      '### Routes changed',
      '<details open><summary><code>/about</code> A | B &lt;c&gt;</summary>',
      '- _Our mission_: ~~Old.~~ **New.**',
      'HTML and data: 1.2 kB → 1.3 kB (+100 B)',
      '</details>\n',
    ]);
  });

  it('tells once what a page in another language changes too, and of very many routes that are gone the first', () => {
    const routes = ['/about', '/fr/about'].map((name) => route(name, [text('Old.', 'New.')]));
    const made = markdown({ ...emptyReport, routes });
    expect(made).toContain('<summary><code>/about</code>, <code>/fr/about</code> A | B &lt;c&gt;</summary>');
    expect(made.split('- _Our mission_: ~~Old.~~ **New.**')).toHaveLength(2);
    expect(made).toContain('**2 routes changed.**');
    const gone = Array.from({ length: 60 }, (_, at) => ({
      ...route(`/p${at}`, []),
      how: 'removed' as const,
    }));
    const left = markdown({ ...emptyReport, routes: gone });
    expect(left.match(/^- `\/p/gm)).toHaveLength(40);
    expect(left).toContain('\n- … and 20 routes more, in the report.\n');
  });

  it('lists the mistakes that leave nothing to compare', () => {
    const diagnostic = {
      file: 'site/pages/a.json',
      line: 3,
      column: 5,
      endLine: 3,
      endColumn: 9,
      severity: 'error',
      code: 'schema/type',
      pointer: '',
      message: 'This must be a text.',
    } as const;
    expect(markdown({ ...emptyReport, pages: 0, diagnostics: [diagnostic] })).toContain(
      '**The content has 1 mistake, so there is no site to compare.**\n\nCompared: `topic` with `main` (`abc1234`).\n\n### Mistakes\n\n- `site/pages/a.json:3:5` error: This must be a text. (`schema/type`)\n',
    );
  });

  it('ends at whole parts, and says what it leaves out', () => {
    const routes = Array.from({ length: 60 }, (_, index) =>
      route(`/p${index}`, [text('a'.repeat(500), `${'b'.repeat(500)}${index}`)]),
    );
    const made = markdown({ ...emptyReport, routes }, 8000);
    expect(made.length).toBeLessThanOrEqual(8000);
    expect(made.match(/<details/g)?.length).toBe(made.match(/<\/details>/g)?.length);
    expect(made).toMatch(
      /\n_The report is longer than a comment may be: 5\d parts of it are only in `index\.html`\._\n$/,
    );
  });

  it('leaves out what is too long alone, not what follows it', () => {
    const routes = [route('/long', [text('a '.repeat(900), 'b '.repeat(900))]), route('/short', [])];
    const made = markdown({ ...emptyReport, routes }, 1000);
    expect(made).toContain('### Routes changed\n\n<details open><summary><code>/short</code>');
    expect(made).toContain('1 part of it is only in `index.html`.');
  });
});

describe('the page', () => {
  it('escapes everything that content may hold', () => {
    const made = htmlPage({
      ...emptyReport,
      routes: [route('/a"b', [text('<script>x</script>', "<b onclick='y'>")])],
    });
    expect(made).toContain(
      '<del>&lt;script&gt;x&lt;/script&gt;</del> <ins>&lt;b onclick=&#39;y&#39;&gt;</ins>',
    );
    expect(made).toContain('A | B &lt;c&gt;');
    expect(made).not.toContain('<script');
  });

  it('says that nothing changes', () => {
    expect(htmlPage(emptyReport)).toContain('<p class="verdict">Nothing changes for a visitor.</p>');
  });
});
