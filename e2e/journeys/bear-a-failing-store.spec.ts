/** Faults 20 to 22, 30 and 39: what the shopper sees when the API fails, is silent, or talks nonsense. */
import type { Page, Request } from '@playwright/test';
import { ProductPage } from '../pages/product-page.ts';
import { signIn } from '../support/demo-customer.ts';
import { designToBuy, putIntoBag } from '../support/earlier-visit.ts';
import { expect, test } from '../support/shop-test.ts';
import { allStored, countCalls, stored } from '../support/stored.ts';

const CART = '**/api/customer/cart/list/**';
const ADD = '**/api/customer/cart/add/**';
const GUEST = '**/api/customer/customer_account/createguest/**';
const failed = (status: number) => ({
  status,
  json: { status_code: status, error: true, code: 'SERVICE.FAILED', msg: '', message: '', data: null },
});
const addButton = (page: Page) => new ProductPage(page).buyBox.getByRole('button', { name: 'Add to bag' });
const said = (page: Page, text: string | RegExp) =>
  expect(
    page
      .getByRole('region', { name: /Notifications/ })
      .or(page.getByRole('status'))
      .or(page.getByRole('alert'))
      .getByText(text)
      .first(),
  ).toBeVisible();

async function openEarring(page: Page): Promise<void> {
  await page.goto((await designToBuy(page, 'earrings')).path);
  // The page is there before its choices are.
  await new ProductPage(page).canBeBought();
}

const aGuestWithAPiece = (page: Page): Promise<unknown> => putIntoBag(page, 'earrings');

const STATUSES = [500, 502, 503];

test(`an API that answers ${STATUSES.join(', ')} is told, asked again where that is safe, and signs nobody out`, async ({
  page,
  watch,
}) => {
  watch.expectFault(/500|502|503/);
  await signIn(page, '/account/');
  const before = await allStored(page);
  const reads = countCalls(page, '/api/customer/cart/list/');
  for (const status of STATUSES) {
    await page.route(CART, (route) => route.fulfill(failed(status)));
    const begun = reads.now();
    await page.goto('/checkout/cart/');
    await said(page, 'Your bag could not be read');
    // A server that is not there just now is asked once more; one that failed is not.
    expect(reads.now() - begun, `calls answered ${status}`).toBe(status === 500 ? 1 : 2);
    expect(await stored(page, '__token__')).toBe(before['__token__']);
    expect(await stored(page, 'email')).toBe(before['email']);

    await page.unroute(CART);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Your bag could not be read')).toBeHidden();
  }
});

test(`an addition that is answered ${STATUSES.join(', ')} is told, sent once, and can be tried again`, async ({
  page,
  watch,
}) => {
  watch.expectFault(/500|502|503/);
  await aGuestWithAPiece(page);
  const guest = await stored(page, 'guestToken');
  const sent = countCalls(page, '/api/customer/cart/add/');
  for (const [tries, status] of STATUSES.entries()) {
    await openEarring(page);
    await page.route(ADD, (route) => route.fulfill(failed(status)));
    const begun = sent.now();
    await addButton(page).click();
    await said(page, 'Something went wrong');
    expect(sent.now() - begun, `calls answered ${status}`).toBe(1);
    expect(await stored(page, 'guestToken')).toBe(guest);
    await page.unroute(ADD);
    await new ProductPage(page).addToBag();
    await expect(
      page.getByRole('link', { name: new RegExp(`Bag, ${tries + 2} pieces`) }).first(),
    ).toBeVisible();
  }
});

test('an API that never answers is given up after eight seconds; the button is there again, and the bag is asked what became of it', async ({
  page,
}) => {
  await aGuestWithAPiece(page);
  await page.clock.install();
  await openEarring(page);
  // Nobody fulfils it: the connection stays open.
  await page.route(ADD, () => undefined);
  const reads = countCalls(page, '/api/customer/cart/list/');
  const asked = page.waitForRequest(ADD);
  const alerts: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/server/errorAlert')) alerts.push(request);
  });
  await addButton(page).click();
  const key = (await asked).headers()['idempotency-key'];
  await expect(new ProductPage(page).buyBox.getByRole('button', { name: 'Add to bag' })).toBeHidden();
  // The clock runs on by itself as well, faster than the page on a busy machine.
  await page.clock.runFor(4_000);
  await expect(addButton(page)).toBeHidden();
  const before = reads.now();
  await page.clock.runFor(4_500);
  await expect(addButton(page)).toBeEnabled();
  await said(page, 'Network Error!');
  await expect.poll(reads.now).toBe(before + 1);
  // Operators are told of it with the first answer, once, and of nobody.
  await expect
    .poll(() => alerts.map((alert): unknown => alert.postDataJSON()))
    .toEqual([{ event: 'cart_add', status: 0, path: '/api/customer/cart/add/', correlation_id: key }]);
  expect(alerts[0]?.headers()['authorization']).toBeUndefined();
  expect((await alerts[0]?.response())?.status()).toBe(204);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const nonsense = [
  ['half an answer', '{"status_code":200,"error":false,"data":{"count'],
  ['an empty answer', ''],
  ['a page of HTML', '<!doctype html><title>Welcome</title>'],
  ['another type', JSON.stringify({ status_code: 200, error: false, msg: '', message: '', data: 'ok' })],
  [
    'missing fields',
    JSON.stringify({
      status_code: 200,
      error: false,
      msg: '',
      message: '',
      data: { count: '1', items: [{}] },
    }),
  ],
] as const;

test(`with status 200, ${nonsense.map(([what]) => what).join(', ')} are no answers: the page says that something went wrong`, async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expectFault(/ApiFailure: HTTP 200/);
  await aGuestWithAPiece(page);
  for (const [what, body] of nonsense) {
    await test.step(what, async () => {
      const nothing = { status: 200, contentType: 'application/json', body };
      await page.route(ADD, (route) => route.fulfill(nothing));
      await openEarring(page);
      await addButton(page).click();
      await said(page, 'Something went wrong');
      await expect(addButton(page)).toBeEnabled();

      await page.route(CART, (route) => route.fulfill(nothing));
      await page.goto('/checkout/cart/');
      await said(page, 'Your bag could not be read');
      await page.unroute(CART);
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .getByRole('button', { name: /^Remove/ })
          .first(),
      ).toBeVisible();

      await page.route('**/api/product/listing/**', (route) => route.fulfill(nothing));
      await page.goto('/');
      await page.getByRole('link', { name: 'Rings' }).first().click();
      await said(page, 'Something went wrong');
      await page.unrouteAll();
    });
  }
});

test('without a network the store says so, keeps what it has, and goes on when the network is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await aGuestWithAPiece(page);
  const [guest, cart] = [await stored(page, 'guestToken'), await stored(page, 'cart')];
  await openEarring(page);
  await context.setOffline(true);
  await addButton(page).click();
  await said(page, 'Please check the internet connection');
  await expect(addButton(page)).toBeEnabled();
  expect([await stored(page, 'guestToken'), await stored(page, 'cart')]).toEqual([guest, cart]);
  const told = page.waitForRequest('**/api/server/errorAlert');
  await context.setOffline(false);
  expect((await told).postDataJSON()).toMatchObject({ event: 'cart_add', status: 0 });
  await new ProductPage(page).addToBag();
  await expect(page.getByRole('link', { name: /Bag, 2 pieces/ }).first()).toBeVisible();
});

test('a guest who cannot be made is asked for once, silently forgotten, and nothing goes round in circles', async ({
  page,
  watch,
}) => {
  watch.expectFault(/401|503/);
  await openEarring(page);
  await page.evaluate(() => localStorage.setItem('guestToken', 'of-long-ago'));
  await page.reload();
  await page.route(GUEST, (route) => route.fulfill(failed(503)));
  const [guests, adds] = [countCalls(page, 'createguest'), countCalls(page, '/cart/add/')];
  await addButton(page).click();
  await said(page, 'Something went wrong');
  expect([guests.now(), adds.now()]).toEqual([1, 1]);
  expect(await stored(page, 'guestToken')).toBeNull();

  await addButton(page).click();
  await expect.poll(guests.now).toBe(2);
  await said(page, 'Something went wrong');
  // Without anybody to add it for it was not even sent.
  expect(adds.now()).toBe(1);

  await page.unroute(GUEST);
  await new ProductPage(page).addToBag();
});
