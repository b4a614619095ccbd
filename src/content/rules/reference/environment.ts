import { nearest } from '../../diagnostics/nearest.ts';
import { advice } from '../rule.ts';

const MAIN = 'production';

export const referenceEnvironment = advice({
  says: 'Advice: an environment is called nearly like “production”, so that its settings may hold nowhere.',
  wrong: '"environments": { "porduction": { "robots": "noindex" } }',
  right: '"environments": { "production": { "robots": "noindex" } }',
  remedy: 'Correct the name, or choose one that is farther from it.',
  site({ index }) {
    const names = Object.keys(Object(index.site.environments));
    const isThere = names.includes(MAIN);
    const remedy = ` There is “${MAIN}” already: remove one of the two, or choose a name that is farther from it.`;
    return names.flatMap((name) => {
      // Such as “preproduction”.
      if (name.includes(MAIN) || nearest(name, [MAIN]) === undefined) return [];
      const message = `The settings of “${name}” hold only where SITE_ENV says so.${isThere ? remedy : ''}`;
      const at = { file: 'site.json', pointer: `/environments/${name}`, spot: 'key' } as const;
      return { ...at, message, suggestion: isThere ? undefined : MAIN };
    });
  },
});
