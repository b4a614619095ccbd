import { quote } from '../../diagnostics/fault.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { rule } from '../rule.ts';

export const schemaPattern = rule({
  code: 'schema/pattern',
  severity: 'error',
  says: 'The text holds signs that the field does not take.',
  wrong: '"slug": "Tax Advisory"',
  right: '"slug": "tax-advisory"',
  remedy: 'Ids and slugs are small letters, digits and single hyphens.',
  issue({ keyword, params, data, instancePath }) {
    if (keyword === 'propertyNames')
      return {
        pointer: pointerTo(instancePath, String(params.propertyName)),
        spot: 'key',
        message: `${quote(params.propertyName)} is not a possible name here.`,
      };
    if (keyword !== 'pattern') return undefined;
    return {
      pointer: instancePath,
      message: `${quote(data)} does not have the form that is expected here (${params.pattern}).`,
    };
  },
});
