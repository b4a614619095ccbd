import { quote } from '../../diagnostics/fault.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { mistake } from '../rule.ts';

export const schemaPattern = mistake({
  code: 'schema/pattern',
  says: 'The text holds signs that the field does not take.',
  wrong: '"slug": "Tax Advisory"',
  right: '"slug": "tax-advisory"',
  remedy: 'Ids and slugs are small letters, digits and single hyphens.',
  issue({ keyword, params: { propertyName: name, pattern }, data, instancePath }) {
    if (keyword === 'propertyNames')
      return {
        ...{ pointer: pointerTo(instancePath, String(name)), spot: 'key' },
        message: `${quote(name)} is not a possible name here.`,
      };
    if (keyword !== 'pattern') return undefined;
    return { message: `${quote(data)} does not have the form that is expected here (${pattern}).` };
  },
});
