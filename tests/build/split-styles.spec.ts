import { describe, expect, it } from 'vitest';
import { splitStyles } from '../../src/build/split-styles.ts';

const split = (css: string) =>
  splitStyles(css, ['form'], (name) => (name.startsWith('form') ? 'form' : undefined));

describe('the style of blocks that have a sheet of their own', () => {
  it('is taken out of the shared sheet, its layer and conditions kept', () => {
    expect(split('@layer a{.x{top:0}.form1{top:1px}}@layer a{@media print{.form2 .x{top:2px}}}')).toEqual({
      shared: '@layer a{.x{top:0}}',
      own: { form: '@layer a{.form1{top:1px}}@layer a{@media print{.form2 .x{top:2px}}}' },
    });
  });

  it('leaves a rule that others share where it was', () => {
    expect(split('.form1,.x{top:0}.form1,.form2{top:1px}')).toEqual({
      shared: '.form1,.x{top:0}',
      own: { form: '.form1,.form2{top:1px}' },
    });
  });

  it('keeps the order of layers, fonts and imports in the shared sheet', () => {
    expect(split('@layer a,b;@font-face{src:url(x)}.form1{top:0}')).toEqual({
      shared: '@layer a,b;@font-face{src:url(x)}',
      own: { form: '.form1{top:0}' },
    });
  });

  it('takes along the movements that nobody else uses', () => {
    const css =
      '@keyframes go{to{top:0}}@keyframes both{to{top:1px}}.form1{animation:1s go}.x,.form2{animation:1s both}';
    expect(split(css)).toEqual({
      shared: '@keyframes both{to{top:1px}}.x,.form2{animation:1s both}',
      own: { form: '@keyframes go{to{top:0}}.form1{animation:1s go}' },
    });
  });
});
