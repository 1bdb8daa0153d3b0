/** The store in Firefox, which no journey runs in: every kind of page at two widths, and the way to a paid order. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { NOTICE, sendNotice, shownNotices } from '../support/push-service/a-notice.ts';
import { startPushService, type PushService } from '../support/push-service/push-service.ts';
import { staffAt } from '../support/people/staff.ts';
import { storePages } from '../support/store/store-pages.ts';
import { startStore, type Store } from '../support/store/store.ts';
import { findFirefox, FirefoxShopper, launchFirefox } from './firefox.ts';

const PHONE = 390;
const DESKTOP = 1280;
const STAFF_TOKEN = 'admin-token-of-the-proof-0123456789';
const firefox = findFirefox();
const known = Object.values(storePages)
  .flat()
  .map(({ path }) => path);
const paths = [...known, '/jewellery/rings/', '/jewellery/search/?q=jhumka', '/sign-in/', '/gift-cards/'];

(firefox === '' ? describe.skip : describe)('the store in Firefox', () => {
  let store: Store;
  let browser: Browser;
  let service: PushService;
  let shopper: FirefoxShopper | undefined;
  beforeAll(async () => {
    service = await startPushService();
    store = await startStore({
      PAGE_DEADLINE_MS: '20000',
      STAFF_ADMIN_TOKEN: STAFF_TOKEN,
      ...service.storeEnvironment,
    });
    browser = await launchFirefox(firefox, service.firefoxPrefs);
  });
  afterEach(async () => {
    await shopper?.close();
    shopper = undefined;
  });
  afterAll(async () => {
    await browser.close();
    await store.stop();
    await service.stop();
  });

  const visit = async (options: { width: number; firstVisit?: boolean }): Promise<FirefoxShopper> => {
    shopper = await FirefoxShopper.of(browser, store.shop, options);
    return shopper;
  };

  /** A design's own page, from the list it stands in. */
  const firstDesign = async (guest: FirefoxShopper, listing: string): Promise<string> => {
    await guest.open(listing);
    return guest.page.$eval('main article a', (link) => link.getAttribute('href') ?? '');
  };

  it.each([PHONE, DESKTOP])(`opens ${paths.length} pages without an error at %d px`, async (width) => {
    const guest = await visit({ width });
    const found: Record<string, readonly string[]> = {};
    for (const path of paths) {
      await guest.open(path);
      found[path] = guest.faults();
    }
    expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
  });

  it.each([PHONE, DESKTOP])('sells a ring to a guest who pays with the provider at %d px', async (width) => {
    const guest = await visit({ width });
    await guest.open(await firstDesign(guest, '/jewellery/rings/'));
    await guest.press('button', 'Add to bag');
    await guest.reads('Please select size');
    await guest.page.locator('main [role=group]:has([href*="size="]) li:nth-child(3) a').click();
    await guest.isAt('size=');
    await guest.press('button', 'Add to bag');
    await guest.press('a', 'Go to bag');
    await guest.isAt('/checkout/cart/');
    await guest.reads('To pay');
    await guest.press('a', 'Checkout');
    await guest.reads('Where should we deliver?');
    await guest.write('Email', 'meera@suvarna.example');
    await guest.write('Full name', 'Meera Iyer');
    await guest.write('Pincode', '560001');
    await guest.write('Flat, house, building', '12 Residency Apartments');
    await guest.write('Area and street', 'MG Road');
    await guest.write('Mobile number', width === PHONE ? '9820012345' : '9820012346');
    await guest.hasValue('State', 'Karnataka');
    await guest.press('button', 'Deliver here');
    await guest.isAt('/checkout/payment/');
    await guest.press('label', 'Cards');
    await guest.press('button', 'Pay ₹');
    await guest.isAt('/pay/');
    await guest.page.locator('button[value="success"]').click();
    await guest.reads('Thank you for your order');
    expect(guest.faults()).toEqual([]);
  });

  it('asks for the pincode once a page rests, and gives focus back after Escape', async () => {
    const guest = await visit({ width: PHONE, firstVisit: true });
    await guest.open('/');
    await guest.reads('Unlock one-day delivery');
    await guest.page.keyboard.press('Escape');
    await guest.page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    expect(await guest.page.evaluate(() => document.activeElement?.localName)).toBe('body');
    expect(guest.faults()).toEqual([]);
  });

  it('shows pictures from every side where Firefox draws nothing in 3D, and opens trying on', async () => {
    const guest = await visit({ width: PHONE });
    await guest.open(await firstDesign(guest, '/jewellery/rings/'));
    await guest.press('button', 'View in 3D');
    await guest.page.waitForFunction(
      () =>
        document.querySelector('dialog[open] canvas') !== null ||
        document.querySelector('dialog[open] input[type=range]') !== null,
    );
    await guest.open(`${await firstDesign(guest, '/jewellery/earrings/')}try-on/`);
    await guest.press('label', 'On you');
    await guest.reads('Your picture stays on this device.');
    expect(guest.faults()).toEqual([]);
  });

  it('installs the service worker', async () => {
    const guest = await visit({ width: PHONE });
    await guest.open('/');
    await guest.page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated';
    });
    expect(guest.faults()).toEqual([]);
  });

  it('is subscribed where notices are allowed; one that the store sends arrives, encrypted, and is shown by the service worker', async () => {
    const guest = await visit({ width: PHONE });
    await guest.allowNotices();
    const told = guest.page.waitForResponse((response) =>
      response.url().endsWith('/api/server/subscribeTopic'),
    );
    await guest.open('/');
    expect(await (await told).json()).toMatchObject({ error: false, data: { subscribed: true } });
    expect(service.subscriptions).toBe(1);
    expect(await sendNotice(staffAt(store.commerce, STAFF_TOKEN))).toBe(1);
    await guest.page.waitForFunction(
      async () => (await (await navigator.serviceWorker.ready).getNotifications()).length > 0,
    );
    expect(await guest.page.evaluate(shownNotices)).toEqual([NOTICE]);
    expect(service.answered).toEqual([100]);
    expect(service.taken.map((sealed) => sealed.includes(NOTICE.title))).toEqual([false]);
    expect(guest.faults()).toEqual([]);
  });
});
