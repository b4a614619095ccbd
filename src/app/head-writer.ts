import type { HeadModel } from '../model/page-model.ts';

interface Policy {
  createScript(text: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  }
}

let policy: Policy | undefined;

/** The one policy of the app: structured data is the only script text it ever writes. */
function headPolicy(): Policy {
  policy ??= window.trustedTypes?.createPolicy('head', { createScript: (text) => text }) ?? {
    createScript: (text) => text,
  };
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
