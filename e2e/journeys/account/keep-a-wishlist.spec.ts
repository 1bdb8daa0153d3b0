import { ListingPage } from '../../pages/listing-page.ts';
import { WishlistPage } from '../../pages/wishlist-page.ts';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { designToBuy, enterWithNewPhone } from '../../support/people/earlier-visit.ts';
import { expectToFitPhones } from '../../support/looks/layout-checks.ts';
import { askedBefore } from '../../support/prompts.ts';
import { expect, test } from '../../support/shop-test.ts';
import { stored } from '../../support/store/stored.ts';

test('a guest hearts two designs, signs in, and finds both', async ({
  page,
  context,
  browser,
  baseURL,
  watch,
}) => {
  const wishlist = new WishlistPage(page);
  const merges: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('customer_wishlist/merge/')) merges.push(request.postData() ?? '');
  });
  const unsent = async () => (await wishlist.kept()).map((item) => item.unsent);
  await new ListingPage(page).open('/jewellery/rings/');
  const title = await test.step('two tabs show the same hearts', async () => {
    const other = await context.newPage();
    const there = new WishlistPage(other);
    await watch.follow(other);
    await new ListingPage(other).open('/jewellery/rings/');
    const first = await wishlist.wish(0);
    await expect(there.heart(0)).toHaveAttribute('aria-pressed', 'true');
    await there.wish(3);
    await expect(wishlist.heart(3)).toHaveAttribute('aria-pressed', 'true');
    expect(await wishlist.kept()).toHaveLength(2);
    await other.close();
    return first;
  });
  expect(await unsent(), 'without a token the browser alone keeps them').toEqual([true, true]);

  await enterWithNewPhone(page, '/hi/wishlist/');
  await expect(wishlist.designs).toHaveCount(2);
  await expect.poll(unsent).toEqual([undefined, undefined]);
  await expectNoBarrierAtAnyWidth(page);

  await new ListingPage(page).open('/jewellery/rings/');
  await expect(wishlist.heart(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(wishlist.heart(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(wishlist.heart(1)).toHaveAttribute('aria-pressed', 'false');
  expect(merges).toHaveLength(1);

  await test.step('a friend with the link sees the designs until its owner ends it', async () => {
    await wishlist.open();
    await page.getByRole('button', { name: 'Share wishlist' }).click();
    const link = await page.getByLabel('Link to your wishlist').inputValue();
    expect(link).toMatch(/\/wishlist\/shared\/[\w-]{43}\/$/);

    const friend = await browser.newPage();
    await friend.context().addCookies(askedBefore(baseURL ?? ''));
    await watch.follow(friend);
    await friend.goto(link);
    await expect(friend.getByRole('link', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByText('Sharing stopped. Links no longer work.')).toBeVisible();
    watch.expectFaultFromNowOn(/404/);
    await friend.reload();
    await expect(friend.getByRole('heading', { name: 'This wishlist is no longer shared.' })).toBeVisible();
    await friend.close();
  });

  await page.goto('/account/');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/sign-in/);
  await expect.poll(() => stored(page, 'wishlist'), 'nothing of it stays in the browser').toBeNull();
});

test('from a heart on the listing to the wishlist to the bag, with a size where one is needed', async ({
  page,
  watch,
}) => {
  const wishlist = new WishlistPage(page);
  await new ListingPage(page).open('/jewellery/rings/');
  const ring = await wishlist.wish(2);
  await new ListingPage(page).open('/jewellery/earrings/');
  const earrings = await wishlist.wish(1);

  await wishlist.open();
  for (const title of [ring, earrings]) await expect(wishlist.design(title)).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);

  await test.step('a design taken off the list comes back with one tap', async () => {
    await page.getByRole('button', { name: `Remove ${ring} from wishlist` }).click();
    await expect(wishlist.design(ring)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(wishlist.design(ring)).toBeVisible();
  });

  await page.getByRole('button', { name: `Move to bag: ${earrings}` }).click();
  await expect(page.getByText(`${earrings} moved to your bag.`)).toBeVisible();
  await expect(wishlist.designs).toHaveCount(1);

  await page.getByRole('button', { name: `Move to bag: ${ring}` }).click();
  const sheet = page.getByRole('dialog', { name: ring });
  await sheet.getByRole('button', { name: 'Move to bag' }).click();
  await expect(sheet.getByText('Please select size')).toBeVisible();
  await expectNoBarrierAtAnyWidth(page, { part: 'dialog[open]' });
  await sheet.getByRole('radio').nth(2).check();
  await sheet.getByRole('button', { name: 'Move to bag' }).click();
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await expectToFitPhones(page);

  await page.goto('/checkout/cart/');
  for (const title of [ring, earrings]) await expect(page.getByRole('main')).toContainText(title);

  await test.step('a heart is kept though the page goes before the answer, and made once', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    // With something in the bag there is a guest, for whom the server keeps the list.
    await new ListingPage(page).open('/jewellery/rings/');
    const keys: (string | undefined)[] = [];
    await page.route('**/api/customer_wishlist/add/', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The first is never answered.
      if (keys.length > 1) await route.continue();
    });
    await wishlist.heart(0).click();
    await expect(wishlist.heart(0)).toHaveAttribute('aria-pressed', 'true');
    // The heart is shown before its call leaves: a page that goes earlier than that would make the next page's call the first.
    await expect.poll(() => keys).toHaveLength(1);
    await page.reload();
    await expect(wishlist.heart(0)).toHaveAttribute('aria-pressed', 'true');
    // It is kept as long as it is not sent, so what counts is that it was sent.
    await expect.poll(() => wishlist.kept()).toEqual([expect.not.objectContaining({ unsent: true })]);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    await wishlist.open();
    await expect(wishlist.designs).toHaveCount(1);
  });

  await test.step('a heart the store cannot keep goes back, and a toast says so', async () => {
    watch.expectFaultFromNowOn(/503|failed|ERR_/i);
    const before = await wishlist.kept();
    await page.unrouteAll();
    await page.goto((await designToBuy(page, 'earrings')).path);
    await page.route('**/api/customer_wishlist/add/', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"status_code":503,"error":true,"code":"SERVICE.UNAVAILABLE","msg":"","message":"","data":null}',
      }),
    );
    const heart = page.getByRole('button', { name: 'Wishlist', exact: true });
    await heart.click();
    await expect(page.getByText("We couldn't update your wishlist. Please try again.")).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => wishlist.kept()).toEqual(before);
  });
});
