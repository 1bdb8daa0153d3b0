/** Keys, stores and cookies of the specification (§3, §4), in a browser. */
import { ListingPage } from '../../pages/listing-page.ts';
import { forgetEverything, openAccount, putIntoBag } from '../../support/people/earlier-visit.ts';
import { linksAreFollowed } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';
import { allStored, stored } from '../../support/store/stored.ts';

test('every call says its currency, its type and who asks; who only looks around gets a token for it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'currency_code', value: 'OTH-USD', url: baseURL ?? '' }]);
  const preGuest = page.waitForRequest('**/preguest/**');
  // A list is fetched ahead once its link is about to be tapped, so what comes first may come before the tap.
  const aboutPieces = page.waitForRequest('**/api/product/**');
  await page.goto('/');
  await expect.poll(() => stored(page, 'country')).toBe('OTH-USD');
  await linksAreFollowed(page);
  await page.getByRole('link', { name: 'Rings' }).first().click();
  const first = await aboutPieces;
  expect(first.headers()).toMatchObject({ 'content-type': 'application/json', currency_code: 'USD' });
  const asked = await preGuest;
  expect([asked.method(), asked.postDataJSON()]).toEqual(['POST', { uuid: await stored(page, 'uuidGuest') }]);
  await expect.poll(() => stored(page, 'preGuestToken')).toMatch(/^[\w-]{43}$/);
  const [next] = await Promise.all([
    page.waitForRequest('**/api/product/listing/**'),
    new ListingPage(page).chooseFilter('Karat', '18'),
  ]);
  expect(next.headers()['authorization']).toBe(`Bearer ${await stored(page, 'preGuestToken')}`);

  await test.step('a sign-out keeps the guest id and gift data, forgets everything else, and what was said once is not said again', async () => {
    await forgetEverything(page);
    await page.goto((await putIntoBag(page, 'earrings')).path);
    await expect.poll(() => stored(page, 'recentlyViewed')).not.toBeNull();
    const { email } = await openAccount(page, '/account/');
    const before = await allStored(page);
    expect(before).toMatchObject({
      email,
      customer_email: email,
      account_exists: 'false',
      login_type: 'email_otp',
    });
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        '__token__',
        'username',
        'userPhoneNumber',
        'uuidGuest',
        'cart',
        'recentlyViewed',
      ]),
    );
    expect(before['guestToken']).toBeUndefined();
    await page.evaluate(() => {
      localStorage.setItem('checkoutGiftData', '{"state":{"is_gift":true},"version":0}');
      localStorage.setItem('popupShown', 'true');
      localStorage.setItem('cacheStorageDeleted', '15');
      sessionStorage.setItem('walletBalance', '100');
    });

    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/sign-in\//);
    const after = await allStored(page);
    expect(after).toMatchObject({
      uuidGuest: before['uuidGuest'],
      checkoutGiftData: '{"state":{"is_gift":true},"version":0}',
      popupShown: 'true',
      cacheStorageDeleted: '15',
    });
    for (const key of [
      '__token__',
      'username',
      'email',
      'customer_email',
      'userPhoneNumber',
      'account_exists',
      'login_type',
      'guestToken',
      'cart',
      'wishlist',
      'recentlyViewed',
      'address',
      'checkoutCoupon',
      'shippingAddress',
    ])
      expect(after[key], key).toBeUndefined();
    expect(await page.evaluate(() => sessionStorage.getItem('walletBalance'))).toBeNull();

    // The markers outlive even the browser's own clearing of storage: they come back at the next sign-out.
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('dm');
  });
});
