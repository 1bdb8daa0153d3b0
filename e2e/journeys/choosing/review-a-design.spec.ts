/** What a customer thinks of a piece: written after delivery, looked at by the store, read by the next. */
import type { Page } from '@playwright/test';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { buyEarlier } from '../../support/people/earlier-order.ts';
import { openAccount } from '../../support/people/earlier-visit.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { withoutPictures } from '../../support/page-ready.ts';
import { askedBefore } from '../../support/prompts.ts';
import { expect, test } from '../../support/shop-test.ts';
import { answerReview, deliver, queuedReview, showReview } from '../../support/people/staff.ts';

/** What would run, if it were anything but text. */
const HOSTILE = '<img src=x onerror="window.ran=1"></script><script>window.ran=1</script>';

async function write(page: Page, stars: RegExp, title: string, text: string): Promise<void> {
  await formIsHydrated(page);
  // A finger presses the star; the keyboard goes by arrows.
  await page.getByRole('radio', { name: stars }).check({ force: true });
  await page.getByRole('textbox', { name: /^(Headline|शीर्षक)$/ }).fill(title);
  await page.getByRole('textbox', { name: /^(Your review|आपकी समीक्षा)$/ }).fill(text);
  await page.getByRole('button', { name: /^(Send review|समीक्षा भेजें)$/ }).click();
}

/** Waits until the store sends a document with these words. */
async function waitForDocument(page: Page, path: string, words: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(path)).text(), { timeout: 60_000 }).toContain(words);
}

async function remove(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Delete|मिटाएँ)$/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Delete|मिटाएँ)$/ })
    .click();
  await expect(page.getByText(/Your review has been deleted|आपकी समीक्षा मिटा दी गई है/)).toBeVisible();
}

test('a delivered piece is reviewed, and read, voted for, reported and answered', async ({
  page,
  browser,
}) => {
  test.slow();
  await openAccount(page);
  const { path, title, orderNo } = await buyEarlier(page, 'nose-pins');
  await deliver(orderNo);
  const main = page.getByRole('main');
  // Its own in every run: the store's people find it by its headline. In letters: a long number is a telephone's, which they read first.
  const light = `Light as a leaf ${String(Date.now()).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
  const hostileHeadline = `${light} ${HOSTILE}`.slice(0, 80);

  // By keyboard, and nothing is lost on what is wrong.
  await page.goto(`${path}reviews/write/`);
  await formIsHydrated(page);
  await expect(main).toContainText('marked “Verified purchase”');
  await page.getByRole('button', { name: 'Send review' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: '1 star', exact: true })).toBeFocused();
  await expectNoBarrierAtAnyWidth(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type(hostileHeadline);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`I wear it every day. ${HOSTILE}`);
  await page.reload();
  await formIsHydrated(page);
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue(hostileHeadline);
  await page.getByRole('button', { name: 'Send review' }).press('Enter');
  await expect(main).toContainText('Your review is online.');
  await expect(main).toContainText('Verified purchase');
  await expectNoBarrierAtAnyWidth(page);

  // Another customer, who did not buy it, in Hindi: it waits for the store's people.
  const others = await browser.newContext();
  await others.addCookies(askedBefore(new URL(page.url()).origin));
  const other = await others.newPage();
  await openAccount(other, `/hi${path}reviews/write/`);
  const headline = `उपहार में मिली ${Date.now()}`;
  await formIsHydrated(other);
  await other
    .getByLabel('फ़ोटो जोड़ें (वैकल्पिक)')
    .setInputFiles({ name: 'pin.png', mimeType: 'image/png', buffer: await other.screenshot() });
  await expect(other.getByText('3 में से 1 फ़ोटो जुड़ी')).toBeVisible();
  await write(other, /^5 सितारे$/, headline, 'बहुत सुंदर है, और हल्की भी।');
  await expect(other.getByRole('main')).toContainText('जाँच चल रही है');
  await expectNoBarrierAtAnyWidth(other);
  const read = async (): Promise<string> => (await other.request.get(`/hi${path}reviews/`)).text();
  await expect.poll(read).toContain(light);
  expect(await read()).not.toContain(headline);
  await showReview(await queuedReview('waiting', headline));

  // The other reads the first, says that it helped, and reports it.
  // Documents are kept for a while: of a run before this one there may be another.
  await waitForDocument(other, `${path}reviews/?sort=latest`, headline);
  await other.goto(`${path}reviews/?sort=latest`);
  await expect(other.getByRole('article').filter({ hasText: headline })).toBeVisible();
  await expect(other.getByRole('article')).toHaveCount(2);
  const photo = other.getByRole('img', { name: 'Photo 1 from Tara S.' });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const file = await other.request.get((await photo.getAttribute('src')) ?? '');
  expect(file.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const first = other.getByRole('article').filter({ hasText: light });
  await first.getByRole('button', { name: 'Helpful' }).press('Enter');
  await expect(first.getByRole('button', { name: 'Helpful · 1', pressed: true })).toBeVisible();
  await first.getByRole('button', { name: 'Report' }).press('Enter');
  const sheet = other.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'It is advertising' }).check();
  await expectNoBarrierAtAnyWidth(other, { part: 'dialog[open]' });
  await sheet.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(sheet).toContainText("We'll look into it.");
  await other.keyboard.press('Escape');
  await expect(first).toContainText('You reported this review.');
  const reported = await queuedReview('reported', hostileHeadline);
  expect(reported.reported).toEqual({ advertising: 1 });
  await answerReview(await showReview(reported), 'Thank you, Tara.');
  await expectNoBarrierAtAnyWidth(other);
  expect(await other.evaluate(() => 'ran' in window)).toBe(false);

  // On the page of the piece, near the view.
  await page.goto(path);
  const section = page.getByRole('region', { name: 'Reviews' });
  await section.scrollIntoViewIfNeeded();
  await expect(section).toContainText('2 reviews');
  await expect(section).toContainText('Thank you, Tara.');
  await expect(section.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page, { part: '#reviews' });
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);

  // The rating stands beside the name, and machines read what people do.
  await expect(async () => {
    const document = await (await page.request.get(path)).text();
    const product = [...document.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
      .find((each) => each['@type'] === 'Product');
    expect(product).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 },
      review: [{ '@type': 'Review', author: { '@type': 'Person', name: 'Tara S.' } }, { '@type': 'Review' }],
    });
    // The figure beside the name is counted a little later than that of machines.
    expect(document).toContain('4.5 of 5 stars, 2 reviews');
  }).toPass({ timeout: 90_000 });

  // Without scripts everything is read, sorted and narrowed by links.
  const plainContext = await browser.newContext({ javaScriptEnabled: false });
  const plain = await plainContext.newPage();
  await withoutPictures(plain);
  await plain.goto(path);
  await expect(
    plain.getByRole('main').getByRole('link', { name: '4.5 of 5 stars, 2 reviews' }),
  ).toHaveAttribute('href', '#reviews');
  await plain.getByRole('main').getByRole('link', { name: 'Reviews', exact: true }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(`Reviews of ${title}`);
  await plain.getByRole('link', { name: /^4 stars\s*: 1 review$/ }).click();
  await expect(plain.getByRole('article')).toHaveCount(1);
  await expect(plain.getByRole('article')).toContainText(HOSTILE);
  await plain.getByRole('link', { name: 'Show all reviews' }).click();
  await plain.getByRole('link', { name: 'In Hindi' }).click();
  await expect(plain.getByRole('article')).toContainText(headline);
  await plainContext.close();

  // The store is left as it was.
  await other.goto(`/hi${path}reviews/write/`);
  await remove(other);
  await others.close();
  await page.goto(`${path}reviews/write/`);
  await remove(page);
  // This one was not opened before: documents are kept for a while.
  await page.goto(`${path}reviews/?sort=lowest`);
  await expect(page.getByText('No reviews yet')).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
});
