/** Faults 20 to 22, 30 and 39: what the shopper sees when the API fails, is silent, or talks nonsense. */
import type { Page, Request } from '@playwright/test';
import { ProductPage } from '../../pages/product-page.ts';
import { listenOn } from '../../support/bus.ts';
import { signIn } from '../../support/people/demo-customer.ts';
import { designToBuy, forgetEverything, putIntoBag } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';
import { allStored, countCalls, stored } from '../../support/store/stored.ts';

test.use({ savesData: false });

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
const answerOf = (body: string) => ({ status: 200, contentType: 'application/json', body });
const answer = (data: unknown) =>
  answerOf(JSON.stringify({ status_code: 200, error: false, msg: '', message: '', data }));
const NONSENSE = [
  ['half an answer', answerOf('{"status_code":200,"error":false,"data":{"count')],
  ['an empty answer', answerOf('')],
  ['a page of HTML', answerOf('<!doctype html><title>Welcome</title>')],
  ['another type', answer('ok')],
  ['missing fields', answer({ count: '1', items: [{}] })],
] as const;
const KINDS = NONSENSE.map(([what]) => what).join(', ');

const ANSWERS = [...STATUSES.map((status) => [String(status), failed(status)] as const), ...NONSENSE];

test(`an API that answers ${STATUSES.join(', ')}, or with status 200 ${KINDS}, is told, asked again where that is safe, and signs no shopper out`, async ({
  page,
  watch,
}) => {
  watch.expectFault(/500|502|503|ApiFailure: HTTP 200/);
  await signIn(page, '/favicon.svg');
  const before = await allStored(page);
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: 'Try again' });
  const reads = countCalls(page, '/api/customer/cart/list/');
  for (const [tries, [what, given]] of ANSWERS.entries()) {
    await test.step(what, async () => {
      await page.route(CART, (route) => route.fulfill(given));
      const begun = reads.now();
      // What was said before is gone as soon as the button is pressed.
      if (tries === 0) await page.goto('/checkout/cart/');
      else await again.click();
      await said(page, "We couldn't load your bag");
      // A server that is not there just now is asked once more; one that failed, or talks nonsense, is not.
      expect(reads.now() - begun, 'calls').toBe(['502', '503'].includes(what) ? 2 : 1);
      expect(await stored(page, '__token__')).toBe(before['__token__']);
      expect(await stored(page, 'email')).toBe(before['email']);
    });
  }
  await page.unroute(CART);
  await again.click();
  const lines = main.getByRole('listitem').getByRole('button', { name: /^Remove/ });
  await expect(lines.or(main.getByText('Your bag is empty')).first()).toBeVisible();

  await test.step('a list with missing fields', async () => {
    await page.route('**/api/product/listing/**', (route) =>
      route.fulfill(answer({ count: '1', items: [{}] })),
    );
    await page.goto('/');
    // The server's page would follow the link by itself.
    await page.locator('#shell-header[data-alive]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Rings' }).first().click();
    await said(page, 'Something went wrong');
    await page.unrouteAll();
  });
});

test(`an addition that is answered ${STATUSES.join(', ')}, or with status 200 ${KINDS}, is told, sent once, and can be tried again`, async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/500|502|503|ApiFailure: HTTP 200/);
  await aGuestWithAPiece(page);
  const guest = await stored(page, 'guestToken');
  const sent = countCalls(page, '/api/customer/cart/add/');
  await openEarring(page);
  const told = await listenOn(page, 'toast.message.requested');
  for (const [tries, [what, given]] of ANSWERS.entries()) {
    await test.step(what, async () => {
      await page.route(ADD, (route) => route.fulfill(given));
      await addButton(page).click();
      await expect.poll(async () => (await told()).length).toBe(tries + 1);
      await said(page, 'Something went wrong');
      await expect(addButton(page)).toBeEnabled();
      expect(sent.now(), 'additions sent').toBe(tries + 1);
      expect(await stored(page, 'guestToken')).toBe(guest);
    });
  }
  await page.unroute(ADD);
  await new ProductPage(page).addToBag();
  await expect(page.getByRole('link', { name: /Bag, 2 pieces/ }).first()).toBeVisible();

  await test.step('a guest who cannot be made is asked for once, silently forgotten, and nothing goes round in circles', async () => {
    await forgetEverything(page);
    watch.expectNoFaultFromNowOn();
    watch.expectFaultFromNowOn(/401|503/);
    await page.evaluate(() => localStorage.setItem('guestToken', 'of-long-ago'));
    await openEarring(page);
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

  await test.step('without a network the store says so, keeps what it has, and goes on when the network is back', async () => {
    await forgetEverything(page);
    watch.expectNoFaultFromNowOn();
    watch.expectFaultFromNowOn(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await aGuestWithAPiece(page);
    const [known, cart] = [await stored(page, 'guestToken'), await stored(page, 'cart')];
    await page.goto((await designToBuy(page, 'rings')).path);
    await new ProductPage(page).chooseSize();
    // The price of that size is here.
    await expect(page).toHaveURL(/size=/);
    await context.setOffline(true);
    await addButton(page).click();
    // The banner says so at once; the toast is the answer to the press.
    const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'CLOSE' }) });
    await expect(toast).toContainText('Please check the internet connection');
    await expect(page).toHaveURL(/_product_/);
    await expect(addButton(page)).toBeEnabled();
    expect([await stored(page, 'guestToken'), await stored(page, 'cart')]).toEqual([known, cart]);
    const told = page.waitForRequest('**/api/server/errorAlert');
    await context.setOffline(false);
    expect((await told).postDataJSON()).toMatchObject({ event: 'cart_add', status: 0 });
    // The size is still chosen: one press, one piece.
    await addButton(page).click();
    await expect(page.getByRole('link', { name: /Bag, 2 pieces/ }).first()).toBeVisible();
  });
});

test('an API that never answers is given up after eight seconds; the button is there again, and the bag is asked what became of it', async ({
  page,
}) => {
  await aGuestWithAPiece(page);
  await page.clock.install();
  await openEarring(page);
  // No route fulfils it: the connection stays open.
  await page.route(ADD, () => undefined);
  const reads = countCalls(page, '/api/customer/cart/list/');
  const asked = page.waitForRequest(ADD);
  const alerts: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/server/errorAlert')) alerts.push(request);
  });
  // Time passes when the test says so: eight seconds of a busy machine are over soon.
  await page.clock.pauseAt(Date.now() + 60_000);
  await addButton(page).click();
  const key = (await asked).headers()['idempotency-key'];
  await expect(new ProductPage(page).buyBox.getByRole('button', { name: 'Add to bag' })).toBeHidden();
  await page.clock.runFor(7_500);
  await expect(addButton(page)).toBeHidden();
  const before = reads.now();
  await page.clock.runFor(1_000);
  await expect(addButton(page)).toBeEnabled();
  await said(page, 'Network Error!');
  await expect.poll(reads.now).toBe(before + 1);
  // Operators are told of it with the first answer, once, and of no shopper.
  await expect
    .poll(() => alerts.map((alert): unknown => alert.postDataJSON()))
    .toEqual([{ event: 'cart_add', status: 0, path: '/api/customer/cart/add/', correlation_id: key }]);
  expect(alerts[0]?.headers()['authorization']).toBeUndefined();
  expect((await alerts[0]?.response())?.status()).toBe(204);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
