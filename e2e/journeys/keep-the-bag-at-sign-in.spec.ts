import { ProductPage } from '../pages/product-page.ts';
import { formIsHydrated } from '../support/hydrated.ts';
import { demoCustomer, signInByHand } from '../support/demo-customer.ts';
import { designToBuy } from '../support/earlier-visit.ts';
import { expect, test } from '../support/shop-test.ts';

test('what a guest put into the bag is there after signing in', { tag: '@smoke' }, async ({ page }) => {
  const { title, path } = await designToBuy(page, 'earrings');
  await page.goto(path);
  await new ProductPage(page).addToBag();

  await signInByHand(page, '/checkout/cart/');
  await expect(page.locator('main')).toContainText(title);
  await page.getByRole('banner').locator('summary').filter({ hasText: 'My account' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/account\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a wrong password says so and keeps what was typed', async ({ page, watch }) => {
  watch.expectFault(/40[01]/);
  await page.goto('/sign-in/');
  await formIsHydrated(page);
  await page.getByLabel(/e-?mail/i).fill(demoCustomer.email);
  await page
    .getByLabel(/password/i)
    .first()
    .fill('not the password');
  await page
    .getByRole('main')
    .getByRole('button', { name: /sign in/i })
    .click();
  await expect(page.getByRole('main').getByText('Email or password is wrong')).toBeVisible();
  await expect(page.getByLabel(/e-?mail/i)).toHaveValue(demoCustomer.email);
});
