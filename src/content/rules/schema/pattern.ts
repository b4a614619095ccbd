import { quote } from '../../diagnostics/fault.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { mistake } from '../rule.ts';
import { meantBy, nameMeant } from './meant.ts';

export const schemaPattern = mistake({
  says: 'The text holds signs that the field does not take.',
  wrong: '"slug": "Tax Advisory"',
  right: '"slug": "tax-advisory"',
  remedy: 'Ids and slugs are small letters, digits and single hyphens.',
  issue({ keyword, params: { propertyName: name }, schema, parentSchema, data, instancePath }) {
    if (keyword === 'propertyNames')
      return {
        ...{ pointer: pointerTo(instancePath, String(name)), spot: 'key' },
        message:
          `${quote(name)} is not a possible name here. ${Object(schema).patternErrorMessage ?? ''}`.trimEnd(),
        suggestion: nameMeant(Object(schema), String(name), Object(data)),
      };
    if (keyword !== 'pattern') return undefined;
    // A content type of the site’s own may not say it in words.
    const words = parentSchema?.patternErrorMessage ?? 'Its schema asks for another form.';
    return {
      message: `${quote(data)} cannot stand here. ${words}`,
      suggestion: meantBy(parentSchema ?? {}, String(data)),
    };
  },
});
