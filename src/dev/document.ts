import type { LivePage } from './live-site.ts';

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A page of the development server: as shipped, but for Vite's client instead of the boot script. */
export function devDocument({ page, shell }: LivePage, body: string, styles: readonly string[]): string {
  const tags = page.head.tags.map(({ tag, attributes, text }) => {
    const list = Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      .join('');
    return tag === 'script' ? `<script${list} data-head>${text ?? ''}</script>` : `<${tag}${list} data-head>`;
  });
  return `<!doctype html>
<html lang="${escapeHtml(page.locale)}" dir="${shell.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(page.head.title)}</title>
${tags.join('\n')}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/__page-engine/theme.css">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<div id="app">${body}</div>
<script type="module" src="/src/dev/page/entry-dev.tsx"></script>
</body>
</html>
`;
}
