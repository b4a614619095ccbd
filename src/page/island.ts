import { scriptJson } from '../model/script-json.ts';

/** The element that React takes over in the browser, and the props beside it from which it does. */
export const islandHtml = (kind: string, script: string, html: string, props: unknown): string =>
  `<div data-island="${kind}" data-${script}>${html}</div><script type="application/json">${scriptJson(props)}</script>`;
