/**
 * The HTML of a menu without what Radix writes on each of its elements for itself: no document needs that. Of the ids
 * that of the first button stays, since the others follow from it.
 */
export function undressed(html: string): string {
  let isFirst = true;
  return html.replace(
    / (?:data-(?:radix-collection-item|orientation|state)|dir|style|aria-labelledby|id)="([^"]*)"/g,
    (attribute, value: string) => {
      if (!isFirst || !value.includes('-trigger-')) return '';
      isFirst = false;
      return attribute;
    },
  );
}

function write(elements: Iterable<Element>, attributes: Readonly<Record<string, string>>): void {
  for (const element of elements)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/** Gives a menu all that back, before React takes it over: it would not repair what differs. */
export function dress(island: Element, dir: string): void {
  const all = (selector: string) => island.querySelectorAll(selector);
  const across = { 'data-orientation': 'horizontal', dir };
  write(all('nav, nav > div > ul'), across);
  write(all('nav > div'), { style: 'position:relative' });
  write(all('a, button'), { 'data-radix-collection-item': '' });
  const ids = all('button')[0]?.id.replace(/-trigger-.*/, '-trigger-');
  for (const button of all('button')) {
    button.id = `${ids}${button.closest('li')?.dataset.entry}`;
    button.setAttribute('data-state', 'closed');
    const panel = button.nextElementSibling;
    if (!panel) continue;
    panel.id = button.id.replace('-trigger-', '-content-');
    write([panel], {
      'aria-labelledby': button.id,
      'data-state': 'closed',
      style: 'pointer-events:none',
      ...across,
    });
  }
}
