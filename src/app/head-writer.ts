import type { HeadModel } from '../model/page-model.ts';
import { trustedPolicy } from '../ui/trusted-policy.ts';

let policy: { createScript(text: string): string } | undefined;

/** The policy of the head: structured data is the only script text that the app ever writes. */
function headPolicy() {
  policy ??= trustedPolicy('head', { createScript: (text: string) => text });
  return policy;
}

/** Makes the document's head that of another page, tag for tag as its static HTML has it. */
export function writeHead(head: HeadModel, locale: string, dir: string): void {
  document.title = head.title;
  document.documentElement.lang = locale;
  document.documentElement.dir = dir;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { tag, attributes, text } of head.tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined && element instanceof HTMLScriptElement)
      element.text = headPolicy().createScript(text);
    element.setAttribute('data-head', '');
    document.head.append(element);
  }
}
