/** What could end a `<script>` element, or make the parser take its end for text: the HTML standard's own list. */
const ENDS = /<(?=!--|\/?script)/gi;

/** JSON that may stand inside a `<script>` element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(ENDS, '\\u003c');
