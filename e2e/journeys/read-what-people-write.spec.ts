import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { expect, test } from '../support/shop-test.ts';

const freshMail = (): string => `writes-${randomUUID().slice(0, 8)}@example.in`;

async function factsOf(page: Page): Promise<string> {
  return (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
}

for (const { base, blog, updated, shown, send, name, email, message, ticket } of [
  {
    base: '',
    blog: 'Blog',
    updated: 'How hallmarking works',
    shown: /^A smooth band of yellow gold/u,
    send: 'Send',
    name: 'Full name',
    email: 'E-mail',
    message: 'Your message',
    ticket: /Your ticket number is (CQ|FR|GR)-[0-9A-Z]{10}/u,
  },
  {
    base: '/hi',
    blog: 'ब्लॉग',
    updated: 'हॉलमार्क कैसे लगता है',
    shown: /^दो छोटे हीरों वाला/u,
    send: 'भेजिए',
    name: 'पूरा नाम',
    email: 'ईमेल',
    message: 'आपका संदेश',
    ticket: /आपका टिकट नंबर (CQ|FR|GR)-[0-9A-Z]{10}/u,
  },
] as const) {
  test(`${base || '/en'}: articles are found and read, and what they say of the rate is today's`, async ({
    page,
  }) => {
    await page.goto(`${base}/blog/`);
    await expect(page.getByRole('heading', { level: 1, name: blog })).toBeVisible();
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(6);
    await expectNoBarrierAtAnyWidth(page);
    await page.getByRole('main').getByRole('link', { name: updated }).click();
    await expect(page.getByRole('heading', { level: 1, name: updated })).toBeVisible();
    await page.goto(`${base}/blog/choosing-a-ring-size/`);
    const picture = page.getByRole('main').getByRole('link', { name: shown }).getByRole('img');
    const place = await picture.boundingBox();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // Its place was there before it was.
    expect(await picture.boundingBox()).toMatchObject({ width: place?.width, height: place?.height });
    await expectNoBarrierAtAnyWidth(page);
    await page.goto(`${base}/blog/which-karat/`);
    await expect(page.getByRole('row', { name: /^22 916 ₹[\d,]+/u })).toBeVisible();
    expect(await factsOf(page)).toContain('"BlogPosting"');
    await expectNoBarrierAtAnyWidth(page);
  });

  test(`${base || '/en'}: somebody writes to the store and gets a ticket`, async ({ page }) => {
    await page.goto(`${base}/contact-us/`);
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(page.getByRole('textbox', { name })).toBeFocused();
    await expectNoBarrierAtAnyWidth(page);
    await page.getByRole('textbox', { name }).fill('Meera Rao');
    await page.getByRole('textbox', { name: email }).fill(freshMail());
    await page.getByRole('textbox', { name: message }).fill('When do you open on Sunday?');
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(page.getByText(ticket)).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
    for (const path of ['/franchise/', '/policy/grievance/']) {
      await page.goto(base + path);
      await expect(page.getByRole('button', { name: send, exact: true })).toBeVisible();
      await expectNoBarrierAtAnyWidth(page);
    }
    await page.goto(`${base}/attribution/`);
    await expect(page.getByRole('main').getByRole('link', { name: 'GeoNames' })).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${base || '/en'}: everything is read, and a grievance is sent`, async ({ page }) => {
      for (const path of [
        '/blog/',
        '/blog/the-four-cs/',
        '/faqs/',
        '/policy/coins/',
        '/help/',
        '/attribution/',
      ]) {
        const answer = await page.goto(base + path);
        expect([path, answer?.status()]).toEqual([path, 200]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.getByRole('main').innerText()).not.toMatch(/\{\{|⟦/u);
      }
      await page.goto(`${base}/policy/grievance/`);
      await page.getByRole('textbox', { name }).fill('Meera Rao');
      await page.getByRole('textbox', { name: email }).fill(freshMail());
      await page.getByRole('textbox', { name: message }).fill('My ring did not arrive.');
      await page.getByRole('button', { name: send, exact: true }).click();
      await expect(page).toHaveURL(/\/policy\/grievance\/\?sent=GR-/u);
      await expect(page.getByText(ticket)).toBeVisible();
    });
  });
}

test('a text that nobody published is not there', async ({ page, watch }) => {
  watch.expectFault(/status of 404/u);
  for (const path of ['/blog/unheard-of/', '/policy/unheard-of/', '/blog/?page=99', '/blog/?page=9999']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
});
