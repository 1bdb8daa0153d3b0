import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of the store has between two of its controls. */
const MOST_STOPS = 80;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Goes on with Tab until an element has the focus, as a shopper without a pointer does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS && !(await hasFocus(target)); stops += 1)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Goes to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
