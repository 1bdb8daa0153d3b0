import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { expectToFitPhones } from '../../support/looks/layout-checks.ts';
import { pageIsHydrated, withoutPictures } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';

const freshMail = (): string => `writes-${randomUUID().slice(0, 8)}@example.in`;

async function factsOf(page: Page): Promise<string> {
  return (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
}

// Barriers of the pages that are only read are looked at in `read-with-any-ability`.
test('articles are found and read, and the place of a picture is there before it is', async ({
  page,
  watch,
}) => {
  const main = page.getByRole('main');
  await page.goto('/blog/');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  expect(await main.getByRole('article').count()).toBeGreaterThanOrEqual(6);
  await main.getByRole('link', { name: 'How hallmarking works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How hallmarking works' })).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: 'Choosing a ring size' }).click();
  await expect(page).toHaveURL('/blog/choosing-a-ring-size/');
  await pageIsHydrated(page);
  const picture = main.getByRole('link', { name: /^A smooth band of yellow gold/u }).getByRole('img');
  const place = await picture.boundingBox();
  expect(place?.height).toBeGreaterThan(0);
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.boundingBox()).toMatchObject({ width: place?.width, height: place?.height });

  await test.step('a text that was not published is not there', async () => {
    watch.expectFaultFromNowOn(/status of 404/u);
    await page.goto('/blog/unheard-of/');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    for (const path of ['/policy/unheard-of/', '/blog/?page=99', '/blog/?page=9999']) {
      const answer = await page.request.get(path);
      expect([path, answer.status()]).toEqual([path, 404]);
      expect(await answer.text()).toMatch(/<h1[^>]*>Page not found/u);
    }
  });
});

const LANGUAGES = [
  {
    base: '',
    send: 'Send',
    name: 'Full name',
    email: 'Email',
    message: 'Your message',
    ticket: /Your ticket number is (CQ|FR|GR)-[0-9A-Z]{10}/u,
  },
  {
    base: '/hi',
    send: 'भेजें',
    name: 'पूरा नाम',
    email: 'ईमेल',
    message: 'आपका संदेश',
    ticket: /आपका टिकट नंबर (CQ|FR|GR)-[0-9A-Z]{10}/u,
  },
] as const;

test('a shopper writes to the store and gets a ticket, in both languages', async ({ page }) => {
  const size = page.viewportSize();
  for (const { base, send, name, email, message, ticket } of LANGUAGES)
    await test.step(base || '/en', async () => {
      if (size !== null) await page.setViewportSize(size);
      await page.goto(`${base}/contact-us/`);
      await pageIsHydrated(page);
      await page.getByRole('button', { name: send, exact: true }).click();
      await expect(page.getByRole('textbox', { name })).toBeFocused();
      await expectNoBarrierAtAnyWidth(page);
      await expectToFitPhones(page);
      await page.getByRole('textbox', { name }).fill('Meera Rao');
      await page.getByRole('textbox', { name: email }).fill(freshMail());
      await page.getByRole('textbox', { name: message }).fill('When do you open on Sunday?');
      await page.getByRole('button', { name: send, exact: true }).click();
      await expect(page.getByText(ticket)).toBeVisible();
      if (base === '') await expectNoBarrierAtAnyWidth(page);
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test("everything is read, what an article says of the rate is today's, and a grievance is sent, in both languages", async ({
    page,
  }) => {
    await withoutPictures(page);
    for (const { base, send, name, email, message, ticket } of LANGUAGES)
      await test.step(base || '/en', async () => {
        for (const path of [
          '/blog/',
          '/faqs/',
          '/policy/coins/',
          '/help/',
          '/attribution/',
          '/blog/which-karat/',
        ]) {
          const answer = await page.goto(base + path);
          expect([path, answer?.status()]).toEqual([path, 200]);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await page.getByRole('main').innerText()).not.toMatch(/\{\{|⟦/u);
          if (path === '/attribution/')
            await expect(page.getByRole('main').getByRole('link', { name: 'GeoNames' })).toBeVisible();
        }
        await expect(page.getByRole('row', { name: /^22 916 ₹[\d,]+/u })).toBeVisible();
        expect(await factsOf(page)).toContain('"BlogPosting"');
        await page.goto(`${base}/policy/grievance/`);
        await page.getByRole('textbox', { name }).fill('Meera Rao');
        await page.getByRole('textbox', { name: email }).fill(freshMail());
        await page.getByRole('textbox', { name: message }).fill('My ring did not arrive.');
        await page.getByRole('button', { name: send, exact: true }).click();
        await expect(page).toHaveURL(/\/policy\/grievance\/\?sent=GR-/u);
        await expect(page.getByText(ticket)).toBeVisible();
      });
  });
});
