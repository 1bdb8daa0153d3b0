import { fillBagByHand } from '../../pages/bag-page.ts';
import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { ListingPage } from '../../pages/listing-page.ts';
import { ProductPage } from '../../pages/product-page.ts';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { newPhone, putIntoBag } from '../../support/people/earlier-visit.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { codeSentTo, messageTo } from '../../support/store/sandbox.ts';
import { expect, test } from '../../support/shop-test.ts';

test.use({ savesData: false });

test(
  'a guest buys: address, payment on the provider’s page, thanks, and the order can be followed',
  { tag: '@smoke' },
  async ({ page }) => {
    const title = await fillBagByHand(page, 'earrings', 1);
    const checkout = new CheckoutPages(page);
    await checkout.begin();
    const email = `meera.${Date.now()}@suvarna.example`;
    await checkout.writeAddress({ email, name: 'Meera Iyer', phone: newPhone() });
    await expect(page.getByRole('main')).toContainText(title);
    await checkout.choose('Cards');
    const payable = await checkout.payable.innerText();
    await checkout.payAtProvider('success');

    const orderNo = await checkout.thanked();
    await expect(checkout.payable).toHaveText(payable);
    await expect(page.getByRole('main')).toContainText('Order Placed');
    await messageTo(email, new RegExp(orderNo));

    await page.getByRole('link', { name: 'Track order' }).click();
    await expect(page).toHaveURL(new RegExp(`/orderstats/${orderNo}/`));
    await expect(page.getByRole('main')).toContainText('Order Placed');
    await page.getByRole('banner').getByRole('link', { name: 'Bag', exact: true }).click();
    await expect(page).toHaveURL('/checkout/cart/');
    await expect(page.getByRole('main')).toContainText('Your bag is empty');
  },
);

test('a guest fills a bag, corrects an address, and pays at the door', async ({ page }) => {
  await test.step('a guest is asked for a size, fills a bag, changes it, and finds it again', async () => {
    const listing = new ListingPage(page);
    await listing.open('/jewellery/rings/');
    const title = await listing.openDesign(0);
    const product = new ProductPage(page);
    await product.buyBox.getByRole('button', { name: 'Add to bag' }).click();
    await expect(page.getByText('Please select size')).toBeVisible();
    await product.addToBag();
    await product.goToBag();
    const bag = page.locator('main');
    await expect(bag).toContainText(title);
    await expect(bag).toContainText(/₹\s?[\d,]+/);

    await page.reload();
    await expect(bag).toContainText(title);
    await expect(page.getByRole('link', { name: /Bag, 1 piece/ })).toBeVisible();

    await bag
      .getByRole('button', { name: /remove/i })
      .first()
      .click();
    await expect(bag).toContainText('Your bag is empty');
    await expect(page.getByRole('link', { name: 'Bag', exact: true }).first()).toBeVisible();
  });

  await putIntoBag(page, 'nose-pins');
  const checkout = new CheckoutPages(page);
  const phone = newPhone();
  await test.step('an address that is not right says so in every field, and a corrected one brings its own city and state; where it is paid runs no script of another remote', async () => {
    await page.goto('/guest-address/');
    await formIsHydrated(page);
    await page.getByLabel('Full name').fill('Lata Menon');
    await page.getByLabel('Pincode').fill('012345');
    await page.getByRole('button', { name: 'Deliver here' }).click();
    await expect(page.getByText('Please enter valid pincode!')).toBeVisible();
    await expect(page.getByText('Please enter a contact number.')).toBeVisible();
    await expect(page.getByText('Please Enter Valid Email Id')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveValue('Lata Menon');

    await page.getByLabel('Email').fill(`lata.${Date.now()}@suvarna.example`);
    await page.getByLabel('Flat, house, building').fill('12 Residency Apartments');
    await page.getByLabel('Area and street').fill('MG Road');
    await page.getByLabel(/^Mobile number/).fill(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`);
    await page.getByLabel('Pincode').fill('194101');
    await page.getByLabel('Pincode').blur();
    await expect(page.getByLabel('State')).toHaveValue('Ladakh');
    await page.getByLabel('Pincode').fill('560 001');
    await page.getByLabel('Pincode').blur();
    await expect(page.getByLabel('State')).toHaveValue('Karnataka');
    await expect(page.getByLabel('City, district or town')).not.toHaveValue(/Leh|^$/);
    await checkout.deliverHere();

    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.initiatorType === 'script' || entry.name.endsWith('.js'))
        .map((entry) => new URL(entry.name).pathname),
    );
    expect(scripts.length).toBeGreaterThan(2);
    expect(
      scripts.filter((path) => !path.startsWith('/shell/') && !path.startsWith('/remotes/checkout/')),
    ).toEqual([]);
  });

  await test.step('a guest pays at the door, confirmed by a code to the phone: no serious barrier', async () => {
    await checkout.choose('Pay on delivery');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByLabel('Enter OTP')).toBeFocused();
    // What is owed stays on the page, beside the code.
    await expect(checkout.payable).toBeVisible();
    await expectNoBarrierAtAnyWidth(page, { thumbs: true });
    await page.getByLabel('Enter OTP').fill(await codeSentTo(`+91${phone}`));
    await checkout.thanked();
  });
});
