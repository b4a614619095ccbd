import { nearest } from '../../diagnostics/nearest.ts';
import { advice } from '../rule.ts';

const MAIN = 'production';

export const referenceEnvironment = advice({
  says: 'Advice: an environment is called nearly like “production”, so that its settings may hold nowhere.',
  wrong: '"environments": { "porduction": { "robots": "noindex" } }',
  right: '"environments": { "production": { "robots": "noindex" } }',
  remedy: 'Correct the name, or choose one that is farther from it.',
  site: ({ index }) =>
    Object.keys(Object(index.site.environments)).flatMap((name) => {
      // Such as “preproduction”.
      if (name.includes(MAIN) || nearest(name, [MAIN]) === undefined) return [];
      const message = `The settings of “${name}” hold only where SITE_ENV says so.`;
      const pointer = `/environments/${name}`;
      return { file: 'site.json', pointer, spot: 'key' as const, message, suggestion: MAIN };
    }),
});
