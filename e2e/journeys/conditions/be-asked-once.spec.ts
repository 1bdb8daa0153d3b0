/** The questions the store asks by itself: when they come, that they never come together, and that they rest. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { firstDesignOf } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';
import { openWithStoppedClock } from '../../support/stopped-clock.ts';

test.use({ firstVisit: true });

const LISTING = '/jewellery/rings/';
const DESK = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };

const prompt = (page: Page, name: string): Locator => page.locator(`[data-prompt="${name}"]`);
const anyPrompt = (page: Page): Locator => page.locator('[data-prompt]');
/** As after earlier visits: gifts and notices were asked for, the pincode never. */
const askedAllButThePincode = (context: BrowserContext, baseURL: string | undefined): Promise<void> =>
  context.addCookies(
    [
      { name: 'dm', value: encodeURIComponent('popupShown=true') },
      { name: 'rest-notification', value: '1' },
    ].map((cookie) => ({ ...cookie, url: baseURL ?? '' })),
  );
/** By how much something is wider than its place, in the question or in the page below it. */
const tooWide = (question: Locator): Promise<number> =>
  question.evaluate((element) =>
    Math.max(
      element.scrollWidth - element.clientWidth,
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  );

test('the pincode is asked for after five seconds, gifts on the next page, each once, and no third question in a session', async ({
  page,
  context,
}) => {
  // In Hindi on a phone, where its longer words have to fit; they are answered in English below.
  await page.setViewportSize(PHONE);
  const clock = await openWithStoppedClock(page, `/hi${LISTING}`);
  await clock.passTo(4_990);
  await expect(anyPrompt(page)).toHaveCount(0);
  await clock.passTo(5_100);
  await clock.passUntil(prompt(page, 'pincode'));
  await expect(page.getByRole('dialog', { name: 'एक दिन में डिलीवरी पाएँ' })).toBeVisible();
  expect(await tooWide(prompt(page, 'pincode'))).toBeLessThanOrEqual(0);
  await clock.pass(20_000);
  await expect(anyPrompt(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(anyPrompt(page)).toHaveCount(0);
  // One a page view.
  await clock.pass(20_000);
  await expect(anyPrompt(page)).toHaveCount(0);
  const next = await openWithStoppedClock(page, '/hi/golden-bounty/');
  await next.passTo(8_100);
  await next.passUntil(prompt(page, 'gifting'));
  await expect(prompt(page, 'gifting')).toBeVisible();
  const gifts = page.getByRole('region', { name: 'क्या ढूँढ रहे हैं?' });
  expect(await tooWide(prompt(page, 'gifting'))).toBeLessThanOrEqual(0);
  await gifts.getByRole('button', { name: 'बंद करें' }).click();
  await expect(anyPrompt(page)).toHaveCount(0);
  // Two a session: notices are asked for another day.
  await (await openWithStoppedClock(page, '/golden-bounty/')).pass(20_000);
  await expect(anyPrompt(page)).toHaveCount(0);

  const rest = (await context.cookies()).find(({ name }) => name === 'rest-pincode');
  expect(((rest?.expires ?? 0) - Date.now() / 1_000) / 86_400).toBeCloseTo(7, 1);
});

test('a pincode is checked, kept where the specification says, and not asked for again', async ({
  page,
  context,
  baseURL,
}) => {
  // Asked before; the clock runs on below, past the moments of the questions after this one.
  await askedAllButThePincode(context, baseURL);
  const clock = await openWithStoppedClock(page, '/');
  await page.locator('#main a').first().focus();
  await clock.passTo(5_500);
  const dialog = page.getByRole('dialog', { name: 'Unlock one-day delivery' });
  await clock.passUntil(dialog);
  await expect(dialog).toBeFocused();
  const field = dialog.getByLabel('Delivery pincode');
  for (const wrong of ['', '012345', '56000']) {
    await field.fill(wrong);
    await dialog.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(dialog.getByText('Enter Valid Pincode')).toBeVisible();
  }
  // What looks for barriers waits now and then itself.
  await page.clock.resume();
  await expectNoBarrierAtAnyWidth(page, { part: '[data-prompt]' });
  await page.setViewportSize(DESK);
  await field.clear();
  await field.pressSequentially('ab5-6c');
  await expect(field).toHaveValue('56');
  await field.fill('560001');
  await field.press('Enter');
  await expect(dialog.getByRole('status').first()).toContainText(/One-day delivery.*Bengaluru/);
  await expectNoBarrierAtAnyWidth(page, { part: '[data-prompt]' });
  await expect
    .poll(() =>
      page.evaluate(() =>
        ['pincode', 'expressDelivery', 'pincodeModal'].map((key) => localStorage.getItem(key)),
      ),
    )
    .toEqual([expect.stringContaining('"pincode":"560001"'), 'true', 'true']);
  const cookie = (await context.cookies()).find(({ name }) => name === 'expressPincode');
  expect(cookie).toMatchObject({ value: '560001', path: '/' });
  // For a day.
  expect(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400).toBeCloseTo(1, 1);
  await dialog.getByRole('button', { name: 'Continue shopping' }).click();
  await expect(anyPrompt(page)).toHaveCount(0);
  await expect(page.locator('#main a').first()).toBeFocused();
});

test('gifts are asked for once, a husband is offered Casual only, and both answers lead to the gifting listing', async ({
  page,
  context,
  baseURL,
}) => {
  // Asked before; the clock runs on below, past the moment of the question after this one.
  await context.addCookies(
    ['rest-pincode', 'rest-notification'].map((name) => ({ name, value: '1', url: baseURL ?? '' })),
  );
  const clock = await openWithStoppedClock(page, '/');
  await clock.passTo(7_990);
  await expect(anyPrompt(page)).toHaveCount(0);
  await clock.passTo(8_100);
  await clock.passUntil(prompt(page, 'gifting'));
  const dialog = page.getByRole('region', { name: 'Looking for?' });
  await expect(dialog).toBeVisible();
  // The chat button has a corner of its own, or waits until the question is answered.
  const isCovered = (): Promise<boolean> =>
    dialog.evaluate((card) => {
      const [chat, box] = [document.querySelector('[data-chat-button]'), card.getBoundingClientRect()];
      const seen =
        chat?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true
          ? chat.getBoundingClientRect()
          : undefined;
      return (
        seen !== undefined &&
        seen.left < box.right &&
        seen.right > box.left &&
        seen.top < box.bottom &&
        seen.bottom > box.top
      );
    });
  await expect.poll(isCovered).toBe(false);
  await expect(dialog).toBeVisible();
  // A press that was on its way to the page when the card came is the page's.
  expect(
    await dialog.evaluate((card) => {
      card.style.animation = 'none';
      card.getBoundingClientRect();
      card.style.animation = '';
      return getComputedStyle(card).pointerEvents;
    }),
  ).toBe('none');
  await expect(dialog).toHaveCSS('pointer-events', 'auto');
  // It takes nothing from the page.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  // What looks for barriers waits now and then itself.
  await page.clock.resume();
  await expectNoBarrierAtAnyWidth(page, { part: '[data-prompt]' });
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    // At the lower edge, and all of it: the page above it can be read on.
    await expect(dialog).toBeInViewport({ ratio: 1 });
    const { top, bottom } = await dialog.evaluate((card) => card.getBoundingClientRect());
    expect(size.height - bottom, 'from the card to the lower edge').toBeLessThan(100);
    expect(top, 'where the card begins').toBeGreaterThan(size.height / 2);
  }
  await dialog.getByRole('radio', { name: 'Husband' }).click();
  await expect(dialog.getByRole('radio', { name: 'Work' })).toHaveCount(0);
  await expect(dialog.getByRole('radio', { name: 'Casual' })).toHaveCount(1);
  await dialog.getByRole('radio', { name: 'Wife', exact: true }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('radio', { name: 'Work' }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/jewellery/wife+wear-gifting-for+work-sort+by+latest-filter/',
  );
  await expect(anyPrompt(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('popupShown'))).toBe('true');
  await clock.pass(20_000);
  await expect(anyPrompt(page)).toHaveCount(0);
});
/** Further pages where nothing is asked: "the page under a prompt" of `place.model.test.ts`. */
test('nothing is asked over the search that is typed into, the menu of phones, or where there is something to pay', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const clock = await openWithStoppedClock(page, '/');
  await page.locator('#shell-header [popovertarget]').first().click();
  await clock.pass(20_000);
  await expect(anyPrompt(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator('#shell-header input[name="q"]').focus();
  await clock.pass(20_000);
  await expect(anyPrompt(page)).toHaveCount(0);
  await page.locator('#shell-header input[name="q"]').blur();
  await clock.passUntil(prompt(page, 'pincode'));
  await expect(prompt(page, 'pincode')).toBeVisible();
  await prompt(page, 'pincode').click({ position: { x: 5, y: 5 } });
  await expect(prompt(page, 'pincode')).toBeVisible();
  // Outside of it, on what lies behind.
  await page.mouse.click(20, 20);
  await expect(anyPrompt(page)).toHaveCount(0);

  await (await openWithStoppedClock(page, '/checkout/cart/')).pass(20_000);
  await expect(anyPrompt(page)).toHaveCount(0);
});

test('no shopper who acts is interrupted: a prompt waits for four quiet seconds, and for another page where a pincode can be typed', async ({
  page,
  context,
  baseURL,
}) => {
  await askedAllButThePincode(context, baseURL);
  const clock = await openWithStoppedClock(page, LISTING);
  await clock.passTo(4_900);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await clock.pass(3_900);
  await expect(anyPrompt(page)).toHaveCount(0);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await clock.pass(3_900);
  await expect(anyPrompt(page)).toHaveCount(0);
  await clock.passUntil(prompt(page, 'pincode'));
  await expect(prompt(page, 'pincode')).toBeVisible();
  await context.clearCookies({ name: 'rest-pincode' });

  const design = await firstDesignOf(page);
  await page.setViewportSize({ width: 1280, height: 1400 });
  const onProduct = await openWithStoppedClock(page, design);
  await expect(page.getByLabel('Delivery pincode')).toBeInViewport();
  await onProduct.pass(20_000);
  await expect(anyPrompt(page)).toHaveCount(0);
});

test('on product pages of phones the pincode is not asked for again once it was seen, elsewhere it is', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'rest-notification', value: '1', url: baseURL ?? '' }]);
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    localStorage.setItem('pincodeModal', 'true');
    localStorage.setItem('popupShown', 'true');
  });
  const onListing = await openWithStoppedClock(page, LISTING);
  await onListing.passTo(4_990);
  await expect(anyPrompt(page)).toHaveCount(0);
  await onListing.passUntil(prompt(page, 'pincode'));
  await expect(prompt(page, 'pincode')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(anyPrompt(page)).toHaveCount(0);
  await context.clearCookies({ name: 'rest-pincode' });
  const design = await firstDesignOf(page);
  await (await openWithStoppedClock(page, design)).pass(20_000);
  await expect(anyPrompt(page)).toHaveCount(0);
});

test('nothing is asked from the first touch of a choice until the page is left; then what waited comes, and Escape gives the focus back', async ({
  page,
  context,
  baseURL,
}) => {
  await askedAllButThePincode(context, baseURL);
  await page.setViewportSize(PHONE);
  const clock = await openWithStoppedClock(page, await firstDesignOf(page));
  await page.getByRole('main').getByRole('radio').first().press('Space');
  await clock.pass(30_000);
  await expect(anyPrompt(page)).toHaveCount(0);
  const onListing = await openWithStoppedClock(page, LISTING);
  const link = page.getByRole('article').first().getByRole('link').first();
  await link.focus();
  await onListing.passTo(5_100);
  await onListing.passUntil(prompt(page, 'pincode'));
  await expect(prompt(page, 'pincode')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(anyPrompt(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});
