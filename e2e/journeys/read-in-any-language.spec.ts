/** Readers of Tamil, Bengali or Arabic have the browser translate the store: every action goes on (decision 66). */
import { CheckoutPages } from '../pages/checkout-pages.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { newPhone, openAccount } from '../support/earlier-visit.ts';
import { formIsHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/shop-test.ts';
import { isTakenOver } from '../support/taken-over.ts';
import { translateEverything } from '../support/translator.ts';

test.beforeEach(({ page }) => translateEverything(page));
test.afterEach(async ({ page }) => {
  // It was translated, and no part of it was given up.
  await expect(page.locator('main font').first()).toBeAttached();
  await expect(page.getByText('This part of the store is not available')).toHaveCount(0);
});

test('a guest finds, chooses and buys in a translated page, and reads no old words there', async ({
  page,
}) => {
  const listing = new ListingPage(page);
  await test.step('narrows a list', async () => {
    await listing.open('/jewellery/rings/');
    const before = await listing.count.innerText();
    await listing.chooseFilter('Metal', '.');
    await expect(listing.count).not.toHaveText(before);
  });
  const product = new ProductPage(page);
  await test.step('is asked for a size, chooses, and keeps the design', async () => {
    await listing.open('/jewellery/rings/');
    await listing.openDesign(0);
    await isTakenOver(page);
    await product.buyBox.getByRole('button', { name: 'Add to bag' }).click();
    await expect(page.getByText('Please select size')).toBeVisible();
    const heart = product.buyBox.getByRole('button', { name: /wishlist/i });
    await heart.first().click();
    await product.addToBag();
    await product.goToBag();
  });
  await test.step('changes how many, tries a code, takes it out and puts it back', async () => {
    const main = page.getByRole('main');
    await expect(page.getByRole('link', { name: /Bag, 1 piece/ })).toBeVisible();
    await main
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(main).toContainText('Your bag is empty');
    await main.getByRole('button', { name: 'Put it back' }).click();
    await expect(page.getByRole('link', { name: /Bag, 1 piece/ })).toBeVisible();
    await expect(main).not.toContainText('Your bag is empty');
  });
  await test.step('is told what the address lacks, and orders', async () => {
    const checkout = new CheckoutPages(page);
    await page.goto('/guest-address/');
    await formIsHydrated(page);
    await page.getByRole('button', { name: 'Deliver here' }).click();
    await expect(page.getByText('Please enter a contact number.')).toBeVisible();
    await page.getByLabel('Email').fill(`asha.${Date.now()}@suvarna.example`);
    await checkout.fillAddress({ name: 'Asha Menon', phone: newPhone() });
    await checkout.deliverHere();
    await checkout.choose('Card, UPI or net banking');
    await checkout.payAtProvider('success');
    await checkout.thanked();
  });
});

test('a customer signs in, changes an account and reckons a plan in a translated page', async ({ page }) => {
  await test.step('is told what a sign-in lacks', async () => {
    await page.goto('/sign-in/');
    await formIsHydrated(page);
    await page.getByRole('main').locator('button[type="submit"]').first().click();
    await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
    await page.getByLabel(/email/i).first().fill('nobody');
    await page.getByRole('main').locator('button[type="submit"]').first().click();
    await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
  });
  await test.step('writes a name', async () => {
    await openAccount(page, '/account/profile/');
    await formIsHydrated(page);
    await page.getByLabel('First name').fill('');
    await page.getByRole('main').locator('button[type="submit"]').first().click();
    await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
    await page.getByLabel('First name').fill('Tara');
    await page.getByRole('main').locator('button[type="submit"]').first().click();
    await expect(page.getByRole('main').locator('[aria-invalid="true"]')).toHaveCount(0);
  });
  await test.step('reckons a plan', async () => {
    await page.goto('/golden-bounty/');
    await isTakenOver(page);
    const amount = page
      .getByRole('main')
      .getByRole('spinbutton')
      .or(page.getByRole('main').getByRole('textbox'))
      .first();
    await amount.fill('4000');
    await expect(page.getByRole('main')).toContainText('₹40,000');
  });
});
