import { expect } from '@playwright/test';
import { test } from './support/test.ts';

// Chromium reports as moved (by a whole screen) what it lays out late inside a box that waits: at one load in
// three on a slow machine, and never on a fast one. So it is told of the parts themselves.
for (const path of ['/', '/services/retirement-investments'])
  test(`what stands below the first screen of ${path} waits itself, and no box around it`, async ({
    plainPage,
  }) => {
    await plainPage.goto(path);
    const { boxes, missed } = await plainPage.evaluate(() => {
      // As of a page that is opened at its top.
      document.documentElement.dataset.re = '0';
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const late = rules.find(
        (rule) => rule instanceof CSSKeyframesRule && rule.cssText.includes('content-visibility'),
      );
      const name = late instanceof CSSKeyframesRule ? late.name : 'none';
      const inLayers = rules.flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : []));
      const waiting = inLayers.flatMap((rule) =>
        rule instanceof CSSStyleRule && rule.style.animationName === name
          ? [...document.querySelectorAll(rule.selectorText)]
          : [],
      );
      const named = (elements: readonly Element[]) =>
        elements.map((element) => element.id || element.tagName.toLowerCase());
      const below = [...document.querySelectorAll('main > :nth-child(n + 3)')];
      return {
        boxes: named(waiting.filter((element) => element.matches('[data-island]'))),
        missed: named(
          below.filter((part) => ![part, ...part.children].some((element) => waiting.includes(element))),
        ),
      };
    });
    expect({ boxes, missed }).toEqual({ boxes: [], missed: [] });
  });
