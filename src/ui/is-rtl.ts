/** True where an element's texts run from right to left. */
export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';
