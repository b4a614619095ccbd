/** JSON that may stand inside a `<script>` element: nothing in it can end the element or the line. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The element that React takes over in the browser, and the props beside it from which it does. */
export const islandHtml = (kind: string, script: string, html: string, props: unknown): string =>
  `<div data-island="${kind}" data-wakes="${script}">${html}</div><script type="application/json">${scriptJson(props)}</script>`;
