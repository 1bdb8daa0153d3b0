/** The store in Firefox, which no journey runs in: every kind of page at two widths, and the way to a paid order. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { storePages } from '../support/store-pages.ts';
import { startStore, type Store } from '../support/store.ts';
import { findFirefox, FirefoxShopper, launchFirefox } from './firefox.ts';

const PHONE = 390;
const DESKTOP = 1280;
const firefox = findFirefox();
const known = Object.values(storePages)
  .flat()
  .map(({ path }) => path);
const paths = [...known, '/jewellery/rings/', '/jewellery/search/?q=jhumka', '/sign-in/', '/gift-cards/'];

(firefox === '' ? describe.skip : describe)('the store in Firefox', () => {
  let store: Store;
  let browser: Browser;
  let shopper: FirefoxShopper | undefined;
  beforeAll(async () => {
    store = await startStore({ PAGE_DEADLINE_MS: '20000' });
    browser = await launchFirefox(firefox);
  });
  afterEach(async () => {
    await shopper?.close();
    shopper = undefined;
  });
  afterAll(async () => {
    await browser.close();
    await store.stop();
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
});
