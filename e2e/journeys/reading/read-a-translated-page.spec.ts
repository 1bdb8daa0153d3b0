/** A shopper who has the browser translate the store can do all that others do (decision 66). */
import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { ListingPage } from '../../pages/listing-page.ts';
import { ProductPage } from '../../pages/product-page.ts';
import { newPhone } from '../../support/people/earlier-visit.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { pageIsHydrated } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';
import { translated, translatePages } from '../../support/looks/translator.ts';

test.use({ savesData: false });

/** A page whose texts a translator takes between the page's last look and its hydration is drawn once more, as decision 66 says. */
const DRAWN_ONCE_MORE = /React error #418/;

test('on translated pages a guest filters, chooses a size, fills the bag, sends an address, pays and follows the order', async ({
  page,
  watch,
}) => {
  watch.expectFault(DRAWN_ONCE_MORE);
  await translatePages(page);
  const main = page.getByRole('main');
  await test.step('a list is filtered', async () => {
    const listing = new ListingPage(page);
    await listing.open('/jewellery/rings/');
    await pageIsHydrated(page);
    await expect.poll(() => translated(page)).toBeGreaterThan(100);
    const all = await listing.count.innerText();
    await listing.chooseFilter('Karat', '18');
    await expect(page).toHaveURL(/karat\+18/);
    await expect(listing.count).not.toHaveText(all);
  });
  const product = new ProductPage(page);
  await test.step('a size is asked for and chosen, and the piece goes into the bag', async () => {
    const title = await new ListingPage(page).openDesign(0);
    await expect(product.title).toHaveText(title);
    await product.canBeBought();
    await product.buyBox.getByRole('button', { name: 'Add to bag' }).click();
    await expect(page.getByText('Please select size')).toBeVisible();
    await product.addToBag();
    await product.goToBag();
    await expect(main).toContainText(title);
  });
  const checkout = new CheckoutPages(page);
  await test.step('an empty address says what is missing, a whole one is sent', async () => {
    await checkout.begin();
    await formIsHydrated(page);
    await page.getByRole('button', { name: 'Deliver here' }).click();
    await expect(page.getByText('Please enter a contact number.')).toBeVisible();
    await checkout.writeAddress({
      email: `tara.${Date.now()}@suvarna.example`,
      name: 'Tara Sen',
      phone: newPhone(),
    });
  });
  await test.step('the sum is that of the way to pay that is chosen last, and the order can be followed', async () => {
    await checkout.choose('Cards');
    const payable = await checkout.payable.innerText();
    await checkout.payAtProvider('success');
    await checkout.thanked();
    await expect(checkout.payable).toHaveText(payable);
    await page.getByRole('link', { name: 'Track order' }).click();
    await expect(main).toContainText('Order Placed');
    await expect.poll(() => translated(page)).toBeGreaterThan(10);
  });
});

test('on translated pages an empty sign-in says what is missing, and the calculator shows what it worked out last', async ({
  page,
  watch,
}) => {
  watch.expectFault(DRAWN_ONCE_MORE);
  await translatePages(page);
  await page.goto('/sign-in/');
  await formIsHydrated(page);
  await page.getByRole('main').locator('button[type="submit"]').first().click();
  await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeFocused();
  await page.getByRole('button', { name: 'Use a code' }).click();
  await expect(page.getByLabel('Mobile number or email')).toBeVisible();

  await page.goto('/golden-bounty/calculator/');
  await pageIsHydrated(page);
  const total = page.locator('[data-total] dd');
  const before = await total.innerText();
  await page.locator('main input[name="amount"]').fill('7500');
  await expect(total).not.toHaveText(before);
  await expect(total.locator('font > font')).not.toHaveCount(0);
  const after = await total.innerText();
  await page.locator('main input[name="amount"]').fill('2000');
  await expect(total).not.toHaveText(after);
});
