import { expect, it } from 'vitest';
import { main as validate } from '../../scripts/validate.ts';
import { parseOptions, UsageError } from '../../src/command/options.ts';

const read = (...args: string[]) => parseOptions(args, { keep: 'string', strict: 'boolean' });

it('an option is given once, with a value', () => {
  expect(read('--keep', '3', '--strict')).toEqual({ keep: '3', strict: true, positionals: [] });
});

it.each([
  [['--keep', '3', '--keep=9'], '--keep is given twice. See --help.'],
  [['--strict', '--strict'], '--strict is given twice. See --help.'],
  [['--keep', ''], '--keep has an empty value. See --help.'],
  [['--keep='], '--keep has an empty value. See --help.'],
])('%j would be passed over in silence', (args, message) => {
  expect(() => read(...args)).toThrow(new UsageError(message));
});

it('what goes with a check does not go with the meaning of a code', async () => {
  await expect(validate(['--explain', 'text/total', '--site', 'site-config'])).rejects.toThrow(
    new UsageError('--explain looks at no site: --site does not go with it.'),
  );
});
