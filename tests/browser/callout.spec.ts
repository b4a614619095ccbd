import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('on a phone a list that begins a notice stands beside its sign, with its own signs', async ({
  plainPage,
}) => {
  await plainPage.setViewportSize({ width: 390, height: 844 });
  await plainPage.goto('/knowledge-bank/articles/union-budget-2023');
  const notice = plainPage.locator('#update div:has(> svg)');
  await notice.evaluate((element) => {
    const list = document.createElement('ul');
    list.append(document.createElement('li'));
    element.querySelector('p')?.replaceWith(list);
    element.querySelector('h2')?.remove();
  });
  const [sign, list] = [
    await notice.locator('svg').boundingBox(),
    await notice.getByRole('list').boundingBox(),
  ];
  expect(list?.x).toBeGreaterThanOrEqual((sign?.x ?? 0) + (sign?.width ?? 0));
});
