import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileMarkdown } from '../../src/content/text/markdown.ts';
import { RichText } from '../../src/ui/rich-text.tsx';

test('code keeps its lines, and is reached by the keyboard, since a long line scrolls', () => {
  const code = { tag: 'pre', children: [{ tag: 'code', children: ['a {\n  b\n}\n'] }] } as const;
  expect(renderToStaticMarkup(<RichText text={[code]} />)).toContain(
    '<pre tabindex="0"><code>a {\n  b\n}\n</code></pre>',
  );
});

test('a table whose head is empty has none, and is called by its first row', () => {
  const text = compileMarkdown('| | |\n|---|---|\n| Sort code | 20 |\n| Account | 5 |', String);
  const [, table] = /aria-label="(.*)<\/table>/.exec(renderToStaticMarkup(<RichText text={text} />)) ?? [];
  expect(table).toBe(
    'Sort code, 20"><table><tbody><tr><th scope="row">Sort code</th><td>20</td></tr><tr><th scope="row">Account</th><td>5</td></tr></tbody>',
  );
});
