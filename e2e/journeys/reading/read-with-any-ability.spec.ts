import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { ProductPage } from '../../pages/product-page.ts';
import { barriers, expectNoBarrierAtAnyWidth, type Looks } from '../../support/barriers.ts';
import { newPhone, openAccount } from '../../support/people/earlier-visit.ts';
import { expectTidyHeader, expectToFitPhones } from '../../support/looks/layout-checks.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { pageIsReady } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';
import { storePages } from '../../support/store/store-pages.ts';

const DESK = { width: 1280, height: 844 };

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize(DESK);
  await page.goto(path);
  await pageIsReady(page);
}

/** One visit shows what holds for a page on a desk and on phones of 390 and 320 px. It is left on the smaller one. */
async function expectForEverybody(page: Page, looks?: Looks): Promise<void> {
  await expectNoBarrierAtAnyWidth(page, looks);
  await expectToFitPhones(page);
}

/** Of the looks below and in other journeys: they leave out what they do not look at, and nothing else. */
test('what would be a barrier is found where it is looked for, also when one width alone shows it', async ({
  page,
}) => {
  const nameless = (name: string): string => `<button id="${name}"></button>`;
  const cards = Array.from({ length: 13 }, (_, at) =>
    at < 11 ? '<li></li>' : `<li><article>${nameless(`card-${at + 1}`)}</article></li>`,
  );
  await page.setContent(`<!doctype html><html lang="en"><title>Barriers</title>
    <style>
      button { width: 44px; height: 44px }
      #shell-header { position: sticky; top: 0; height: 80px; background: #fff; z-index: 9 }
      #pale { margin-top: -60px; color: #ddd; background: #fff }
      @media (width < 800px) { .desk { display: none } }
      @media (width >= 800px) { .phone { display: none } }
    </style>
    <div id="shell-header">${nameless('header')}</div>
    <main><h1>Barriers</h1>
      <p id="pale" class="phone">Hardly to be read</p>
      <span class="desk">${nameless('desk')}</span>
      <button id="wordless"><span class="desk">Word</span></button>
      <ul>${cards.join('')}</ul>
      <dialog aria-label="Sheet">${nameless('sheet')}</dialog>
    </main>
    <div id="shell-footer">${nameless('footer')}</div>`);
  const expectToFind = async (ids: readonly string[], looks?: Looks): Promise<void> => {
    const lines = (await barriers(page, looks)).join(' ');
    expect(Array.from(lines.matchAll(/#([\w-]+)/g), ([, id = '']) => id).toSorted()).toEqual(ids);
  };
  await page.setViewportSize(DESK);
  await expectToFind(['card-12', 'desk']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFind(['card-12', 'pale', 'wordless']);
  await expectToFind(['card-12', 'footer', 'header', 'pale', 'wordless'], { chrome: true });
  await expectToFind(['header'], { part: '#shell-header' });
  await page.evaluate(() => {
    document.querySelector('dialog')?.showModal();
  });
  await expectToFind(['sheet'], { part: 'dialog[open]' });
});

for (const [name, pages] of Object.entries(storePages))
  test(`${name}: no serious barrier, no sideways scrolling`, async ({ page }) => {
    test.slow();
    for (const { name: what, path, chrome = false, header = false } of pages)
      await test.step(what, async () => {
        await open(page, path);
        await expectForEverybody(page, { chrome });
        if (header) await expectTidyHeader(page);
      });
  });

test('account, profile and addresses of a customer, in both languages: no serious barrier, no sideways scrolling', async ({
  page,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const saved = main.getByRole('listitem').filter({ hasText: 'Tara Sen' });
  /** By a link of the page, as a shopper goes. */
  const follow = async (path: string): Promise<void> => {
    await page.setViewportSize(DESK);
    await main.locator(`a[href="${path}"]`).first().click();
  };
  await page.setViewportSize(DESK);
  const { email } = await openAccount(page, '/account/address/new/');
  await new CheckoutPages(page).fillAddress({ name: 'Tara Sen', phone: newPhone() });
  await expectNoBarrierAtAnyWidth(page);
  await page.getByRole('button', { name: 'Save address' }).click();

  for (const { account, signOut } of [
    { account: '/account/', signOut: 'Sign out' },
    { account: '/hi/account/', signOut: 'साइन आउट' },
  ]) {
    const inHindi = account !== '/account/';
    if (inHindi) await open(page, `${account}address/`);
    await test.step(`${account}address/`, async () => {
      await expect(saved).toBeVisible();
      await expectNoBarrierAtAnyWidth(page);
      if (!inHindi) {
        await saved.getByRole('button').last().click();
        const question = page.getByRole('dialog').filter({ hasText: 'Tara Sen' });
        await expect(question).toBeVisible();
        await expectNoBarrierAtAnyWidth(page);
        await page.keyboard.press('Escape');
        await expect(question).toBeHidden();
      }
      await saved.getByRole('link').first().click();
      await expect(page.locator('#shipping-full_name')).toHaveValue('Tara Sen');
      // In English it was looked at above.
      if (inHindi) await expectNoBarrierAtAnyWidth(page);
    });
    await test.step(account, async () => {
      await follow(account);
      // Only the page of a customer who is signed in has it: the doors of a guest would pass as well.
      await expect(main.getByRole('button', { name: signOut })).toBeVisible();
      await expect(main).toContainText(email);
      await expectNoBarrierAtAnyWidth(page, { chrome: true });
    });
    await test.step(`${account}profile/`, async () => {
      await follow(`${account}profile/`);
      await expect(page.locator('#field-date_of_birth')).toBeVisible();
      await expectNoBarrierAtAnyWidth(page);
    });
    // Orders there are, in both languages: `follow-an-order`.
    if (!inHindi)
      await test.step('no orders yet', async () => {
        await follow(account);
        await follow(`${account}orders/`);
        await expect(main.locator('h2').first()).toBeVisible();
        await expectNoBarrierAtAnyWidth(page);
      });
  }
});

test('signing in with a code, in both languages: no serious barrier, no sideways scrolling', async ({
  page,
}) => {
  test.slow();
  for (const { path, way, target, send, code } of [
    {
      path: '/sign-in/',
      way: 'Use a code',
      target: 'Mobile number or email',
      send: 'Send code',
      code: 'Enter OTP',
    },
    { path: '/hi/sign-in/', way: 'कोड से', target: 'मोबाइल नंबर या ईमेल', send: 'कोड भेजें', code: 'ओटीपी लिखें' },
  ]) {
    await open(page, path);
    await formIsHydrated(page);
    await expectForEverybody(page);
    await page.getByRole('button', { name: way }).click();
    await expect(page.getByLabel(target)).toBeVisible();
    // The same form with another field: in Hindi it is looked at when the code was sent.
    if (path === '/sign-in/') await expectNoBarrierAtAnyWidth(page);
    await page.getByLabel(target).fill(`reader.${randomUUID()}@suvarna.example`);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByLabel(code)).toBeFocused();
    await expectNoBarrierAtAnyWidth(page);
  }
});

test('a filtered listing has no serious barrier; the keyboard alone reaches a design, and the focus is always in sight', async ({
  page,
}) => {
  await open(page, '/jewellery/rings-karat+18-filter/');
  await expectForEverybody(page);
  await page.setViewportSize(DESK);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const design = page.getByRole('article').first().getByRole('link').first();
  const title = (await design.textContent()) ?? '';
  let reached = false;
  for (let step = 0; step < 120 && !reached; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await design.evaluate((element) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return { isThere: false, isSeen: true };
      const { width, height } = focused.getBoundingClientRect();
      return { isThere: focused === element, isSeen: width > 0 && height > 0 };
    });
    expect(focus.isSeen, 'what has the focus can be seen').toBe(true);
    reached = focus.isThere;
  }
  expect(reached).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_product_/);
  await expect(new ProductPage(page).title).toHaveText(title);
});
