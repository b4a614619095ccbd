import { AtRule, type Plugin } from 'postcss';

/** Not in `:is(:hover, :focus-within)`: what opens must open for a finger, too. */
const isHovered = (selector: string) => selector.replace(/\([^()]*\)/g, '').includes(':hover');

/** Browsers of phones keep `:hover` on what was touched last: it holds only for a pointer that hovers. */
export const hovering: Plugin = {
  postcssPlugin: 'hovering',
  Once(sheet) {
    sheet.walkRules(/:hover/, (rule) => {
      const around = rule.parent;
      if (around?.type === 'atrule' && 'params' in around && around.params === '(hover: hover)') return;
      const hovered = rule.selectors.filter(isHovered);
      if (hovered.length === 0) return;
      const others = rule.selectors.filter((selector) => !isHovered(selector));
      if (others.length > 0) rule.cloneBefore({ selectors: others });
      const query = new AtRule({ name: 'media', params: '(hover: hover)' });
      rule.replaceWith(query);
      query.append(rule.clone({ selectors: hovered }));
    });
  },
};
