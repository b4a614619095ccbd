import postcss, { type Rule } from 'postcss';
import { once } from '../ground/once.ts';
import type { BuiltSite } from './built-site.ts';

interface Styling {
  /** The rule, with the conditions and layers around it. */
  readonly text: string;
  readonly classes: readonly string[];
}

function stylingOf(rule: Rule): Styling {
  let text = rule.toString();
  for (let around = rule.parent; around?.type === 'atrule'; around = around.parent)
    if ('name' in around) text = `@${around.name} ${around.params}{${text}}`;
  return { text, classes: [...rule.selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name) };
}

function rulesIn(css: string): Styling[] {
  const rules: Styling[] = [];
  postcss.parse(css).walkRules((rule) => {
    rules.push(stylingOf(rule));
  });
  return rules;
}

/**
 * Says how a page of a built site is styled: by the rules of its sheets whose classes it has. Which sheet holds one
 * follows from how many pages need it, and matters to nobody.
 */
export function styleReader({ text, manifest }: BuiltSite): (html: string) => Promise<string> {
  const sheets = new Map<string, () => Promise<Styling[]>>();
  return async (html) => {
    const classes = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = '']) => all.split(' ')),
    );
    const found = new Set<string>();
    for (const [, href = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)) {
      const sheet =
        sheets.get(href) ?? once(async () => rulesIn(await text(href.slice(manifest.basePath.length))));
      sheets.set(href, sheet);
      for (const rule of await sheet())
        if (rule.classes.every((name) => classes.has(name))) found.add(rule.text);
    }
    return [...found].sort().join('\n');
  };
}
