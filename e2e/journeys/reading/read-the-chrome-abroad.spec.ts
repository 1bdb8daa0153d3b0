/** Header and pages around the catalogue, for who shops from another country. */
import { ListingPage } from '../../pages/listing-page.ts';
import { expect, test } from '../../support/shop-test.ts';

test('who chooses a country on the way to sign in shops in its currency, in both languages', async ({
  page,
}) => {
  await test.step('who chooses a country on the way to sign in comes back to sign in, and to the page behind it', async () => {
    await page.goto(`/sign-in/?next=${encodeURIComponent('/checkout/cart/')}`);
    const link = page.locator('#shell-header a[data-choose-country]').first();
    // One document of the sign-in page serves everybody: the chrome is told in the browser where it leads back to.
    await expect(link).toHaveAttribute('href', /next=.*checkout/);
    await page.goto((await link.getAttribute('href')) ?? '');
    await page.getByRole('main').getByRole('button', { name: /^UK/ }).click();
    await expect(page).toHaveURL(
      (url) => url.pathname === '/sign-in/' && url.searchParams.get('next') === '/checkout/cart/',
    );
  });

  for (const { locale, prefix, menu } of [
    { locale: 'English', prefix: '', menu: 'All jewellery' },
    { locale: 'Hindi', prefix: '/hi', menu: 'सभी गहने' },
  ])
    await test.step(`the menu has price bands in pounds, which lead to listings that call them the same (${locale})`, async () => {
      const band = page.locator('details[name="main-menu"] a[href*="price+"]').nth(1);
      // The composer learns the bands beside the first documents.
      await expect(async () => {
        await page.goto(`${prefix}/`);
        await expect(band).toHaveText(/£/, { timeout: 1_000 });
      }).toPass();
      const words = (await band.textContent()) ?? '';
      await expect(page.getByRole('main')).not.toContainText('₹');
      await page.locator('details[name="main-menu"] summary').filter({ hasText: menu }).click();
      await band.click();
      const listing = new ListingPage(page);
      await expect(page).toHaveURL(/price\+10k\+20k/);
      await expect(listing.cards.first()).toContainText('£');
      await expect(page.getByRole('main')).toContainText(words);
    });
});
