import { expect, type Page } from '@playwright/test';

/** Takes out whatever an earlier visit left in the bag of who is signed in. */
export async function emptyBag(page: Page): Promise<void> {
  await page.goto('/checkout/cart/');
  const main = page.getByRole('main');
  const remove = main.getByRole('listitem').getByRole('button', { name: /^Remove/ });
  await expect(remove.first().or(main.getByText('Your bag is empty'))).toBeVisible();
  for (let left = await remove.count(); left > 0; left = await remove.count()) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
}
