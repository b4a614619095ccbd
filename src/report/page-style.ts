import postcss, { type Rule } from 'postcss';
import { rememberedBy } from '../content/json/remembered.ts';
import type { BuiltSite } from './built-site.ts';

/** A rule, with the conditions and layers around it, and the classes that it names. */
function stylingOf(rule: Rule) {
  let text = rule.toString();
  for (let around = rule.parent; around?.type === 'atrule'; around = around.parent)
    if ('name' in around) text = `@${around.name} ${around.params}{${text}}`;
  return { text, classes: [...rule.selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name) };
}

function rulesIn(css: string) {
  const rules: ReturnType<typeof stylingOf>[] = [];
  postcss.parse(css).walkRules((rule) => {
    // It hides from those who dismissed the site’s notice what is no other style for anybody.
    if (rule.selector.includes('[data-notice=')) return;
    rules.push(stylingOf(rule));
  });
  return rules;
}

/**
 * Says how a page of a built site is styled: by the rules of its sheets whose classes it has. Which sheet holds one
 * follows from how many pages need it, and matters to nobody.
 */
export function styleReader({ text, manifest }: BuiltSite): (html: string) => Promise<string> {
  const sheetAt = rememberedBy(async (href: string) =>
    rulesIn(await text(href.slice(manifest.basePath.length))),
  );
  return async (html) => {
    const classes = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = '']) => all.split(' ')),
    );
    const found = new Set<string>();
    for (const [, href = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)) {
      for (const rule of await sheetAt(href))
        if (rule.classes.every((name) => classes.has(name))) found.add(rule.text);
    }
    return [...found].sort().join('\n');
  };
}
