import { describe, expect, test } from 'vitest';
import { listAt } from '../../../../src/content/json/json.ts';
import { schemaFiles } from '../../support/schemas.ts';
import { page, report, site } from '../../support/site.ts';

describe('text/required-sentence', () => {
  const sentence = 'Investments are subject to market risks';
  const asking = (where: string, ...lines: string[]) => ({
    'site.json': site({ compliance: { required: [{ text: sentence, where }], lines } }),
  });
  test('stands in the footer word for word', () => {
    expect(report(asking('footer', `${sentence}.`))).toEqual([]);
    expect(
      report(asking('footer', 'Investments are subject to market risk')).map((line) =>
        line.replace(/^[^ ]+ /, ''),
      ),
    ).toEqual([
      `text/required-sentence /compliance/lines/0 · This sentence was altered: “${sentence}” must stand there word for word. Did you mean “${sentence}”?`,
    ]);
    expect(report(asking('every-page', 'Other')).map((line) => line.replace(/^[^ ]+ /, ''))).toEqual([
      `text/required-sentence /compliance/required/0/text · A sentence is missing in "compliance.lines", the footer of every page: “${sentence}” must stand there word for word.`,
    ]);
  });
  test('is told whole, so that it can be copied', () => {
    const long = `${'Investments are subject to risks, '.repeat(4)}read all documents`;
    const compliance = { required: [{ text: long, where: 'footer' }], lines: ['Other'] };
    expect(report({ 'site.json': site({ compliance }) })).toEqual([
      expect.stringContaining(`: “${long}” must stand there word for word.`),
    ]);
  });
  test('stands in the note or the disclaimer of each calculator', () => {
    const [example] = listAt(schemaFiles.get('blocks/sip-calculator.schema.json'), 'examples');
    const { disclaimer, ...more } = Object(example);
    const saying = (note: string, text: string) =>
      report({
        ...asking('calculator', 'Other'),
        'pages/a.json': page({ ...more, note, disclaimer: { ...disclaimer, text } }),
      }).map((line) => line.replace(/^([^:]+)[^ ]+ /, '$1 '));
    expect(saying('Other.', `Other. ${sentence}.`)).toEqual([]);
    expect(saying(sentence, 'Other.')).toEqual([]);
    expect(saying('Other.', 'Other.')).toEqual([
      `pages/a.json text/required-sentence /sections/0 · A sentence is missing in the note or the disclaimer of this calculator: “${sentence}” must stand there word for word.`,
    ]);
  });
});
