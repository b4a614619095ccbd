import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/content/json/json.ts';
import { page, report } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

const panel = (...fields: JsonObject[]) => ({
  ...{ type: 'contact-panel', id: 'form', heading: 'Write', formHeading: 'Form' },
  ...{ submitLabel: 'Send', mobileLabel: 'SEND', fields },
});
const choices = [{ id: 'tax', label: 'Taxes' }];
const found = (...fields: JsonObject[]) =>
  report({ 'pages/a.json': page(panel(...fields)) }).map((line) =>
    line.replace(/^\S+ (?=schema|unique)/, ''),
  );

test('schema/form-field: a field of each type is right', () => {
  const types = ['text', 'lines', 'number', 'date', 'tick'].map((type) => ({ id: type, type, label: 'A' }));
  const limited = {
    id: 'age',
    type: 'number',
    label: 'Age',
    hint: 'In years.',
    required: true,
    min: 0,
    max: 17,
  };
  const topic = { id: 'topic', type: 'choice', label: 'About', choices };
  expect(found({ id: 'plain', label: 'A', max: 1000 }, ...types, limited, topic)).toEqual([]);
});

test.each([
  [{ type: 'choice' }, 'fields/0 · There is nothing to choose from. Give the field its “choices”.'],
  [{ choices }, 'fields/0/choices · Only a field of the “type” “choice” has choices.'],
  [{ min: 1 }, 'fields/0/min · Only a field of the “type” “number” has a smallest one.'],
  [{ type: 'date', max: 1 }, 'fields/0/max · Only texts and numbers have a limit.'],
  [{ type: 'lines', max: 1001 }, 'fields/0/max · A text has 1 to 1000 characters.'],
  [{ type: 'number', min: 5, max: 4 }, 'fields/0/min · The smallest number, 5, is above the largest, 4.'],
])('schema/form-field: %j', (more, said) => {
  expect(found({ id: 'a', label: 'A', ...more })).toEqual([`schema/form-field /sections/0/${said}`]);
});

test('unique/id: fields of a form, and choices of a field', () => {
  const twice = { id: 'topic', type: 'choice', label: 'About', choices: [...choices, ...choices] };
  expect(
    found({ id: 'age', label: 'A' }, { id: 'age', label: 'B' }, { id: 'email', label: 'C' }, twice),
  ).toEqual([
    'unique/id /sections/0/fields/1/id · Another field of this form has the id “age”. Choose another one.',
    'unique/id /sections/0/fields/2/id · Every form has “email” already. Choose another id, or leave the field out.',
    'unique/id /sections/0/fields/3/choices/1/id · Another choice has the id “tax”. Choose another one.',
  ]);
});

test('a translation has words for labels, hints and choices, and changes no name, type or value', () => {
  const field = { id: 'topic', type: 'choice', label: 'About', hint: 'One.', choices };
  const told = (...fields: JsonObject[]) =>
    report(
      hi('pages/a.json', { sections: [{ id: 'form', fields }] }, { 'pages/a.json': page(panel(field)) }),
    );
  const words = { label: 'विषय', hint: 'एक।' };
  expect(told({ id: 'topic', ...words, choices: [{ id: 'tax', label: 'कर' }] })).toEqual([]);
  expect(told({ id: 'topic', type: 'text' })).toEqual([
    expect.stringContaining('“type” is the same in every language'),
  ]);
  expect(told({ id: 'topik', ...words })).toEqual([expect.stringContaining('“topik”')]);
  expect(told({ id: 'topic', choices: [{ id: 'kar', label: 'कर' }] })).toEqual([
    expect.stringContaining('“kar”'),
  ]);
});
