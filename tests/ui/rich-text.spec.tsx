import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from '../../src/ui/rich-text.tsx';

test('code keeps its lines, and is reached by the keyboard, since a long line scrolls', () => {
  const code = { tag: 'pre', children: [{ tag: 'code', children: ['a {\n  b\n}\n'] }] } as const;
  expect(renderToStaticMarkup(<RichText text={[code]} />)).toContain(
    '<pre tabindex="0"><code>a {\n  b\n}\n</code></pre>',
  );
});
