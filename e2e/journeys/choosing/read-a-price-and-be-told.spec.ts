/** How a price came about and where it was, computed again by the browser; and being told when it falls. */
import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectNoBarrier, expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { designToBuy, openAccount } from '../../support/people/earlier-visit.ts';
import { withoutPictures } from '../../support/page-ready.ts';
import { messagesTo, messageTo } from '../../support/store/sandbox.ts';
import { expect, test } from '../../support/shop-test.ts';
import { isTakenOver } from '../../support/taken-over.ts';

const WORDS = {
  '': {
    line: 'Price history and alerts',
    title: 'Price history',
    day: 'Price on',
    days: 'All dates as a table',
    recompute: 'Check this price',
    same: /the same to the paisa in every part/,
    signIn: 'Sign in',
    field: /^At this price or below/,
    ask: 'Set alert',
    waits: /when this piece costs ₹1,000 or less/,
    tooMuch: /Please enter less than ₹/,
    list: 'Your alerts',
    stop: /^Remove/,
    none: /^No alerts yet/,
    email: 'Your email address',
    sent: /^Check your email/,
    link: 'Confirm your alert',
    yes: 'Yes, notify me',
    isYes: /^Your alert is set/,
    no: "No, don't notify me",
    isNo: /^Your alert is removed/,
    gone: /^This link has expired/,
    back: 'Back to the product',
  },
  '/hi': {
    line: 'क़ीमत का इतिहास और सूचना',
    title: 'क़ीमत का इतिहास',
    day: 'किस दिन की क़ीमत',
    days: 'सभी तारीख़ें तालिका में',
    recompute: 'यह क़ीमत जाँचें',
    same: /हर हिस्से में पैसे तक वही/,
    signIn: 'साइन इन करें',
    link: 'सूचना की पुष्टि करें',
    yes: 'हाँ, सूचना दें',
    isYes: /^आपकी सूचना पक्की है/,
    computed: 'आँकड़ों के साथ सूत्र',
    storeSame: /^हमने इस पेज के लिए यह क़ीमत फिर से निकाली/,
    csv: 'तालिका के रूप में डाउनलोड करें (CSV)',
  },
} as const;

/** What lies over the page; the page itself is looked at in `read-with-any-ability`. */
const SHEET = { part: 'dialog[open]' };

/** Opens it over the page; before the page is hydrated the link leads to a page of its own. */
async function openSheet(
  page: Page,
  words: Pick<(typeof WORDS)['' | '/hi'], 'line' | 'title' | 'recompute'>,
): Promise<Locator> {
  await isTakenOver(page);
  await page.getByRole('link', { name: words.line }).press('Enter');
  const sheet = page.getByRole('dialog', { name: words.title });
  await expect(sheet.getByRole('button', { name: words.recompute })).toBeVisible();
  return sheet;
}

/** Opens a ring's price and computes it again, part by part. @returns the sheet, in which it stands */
async function readAndCompute(page: Page, base: '' | '/hi'): Promise<Locator> {
  const words = WORDS[base];
  const { path } = await designToBuy(page, 'rings');
  await page.goto(`${base}${path}`);
  const sheet = await openSheet(page, words);
  await expect(sheet.locator('polyline')).toHaveAttribute('points', /,/);
  await expect(sheet.getByRole('region', { name: words.days }).getByRole('row')).toHaveCount(61);
  await sheet.getByRole('combobox', { name: words.day }).selectOption({ index: 20 });
  await sheet.getByRole('button', { name: words.recompute }).press('Enter');
  await expect(sheet.getByText(words.same)).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    if (base === '' || width === 390) await expectNoBarrier(page, SHEET);
    expect(
      await sheet
        .locator(':scope > *')
        .evaluateAll((parts) =>
          Math.max(...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
        ),
      `at ${width} pixels`,
    ).toBeLessThanOrEqual(0);
  }
  await expect(sheet.getByRole('link', { name: words.signIn })).toHaveAttribute(
    'href',
    new RegExp(`^${base}/sign-in/\\?next=`),
  );
  return sheet;
}

test('a price is read and computed again in Hindi, over its page, and abroad, on a page of its own', async ({
  page,
  context,
  baseURL,
}) => {
  await test.step('a price is read, part by part, and computed again (Hindi)', async () => {
    await readAndCompute(page, '/hi');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: WORDS['/hi'].line })).toBeFocused();
  });

  await test.step('abroad a page of its own has the same, with the formula filled in and the exchange rate named, and comes to the same pence', async () => {
    const path = new URL(page.url()).pathname.replace(/^\/hi/, '');
    const words = WORDS[''];
    await context.addCookies([{ name: 'currency_code', value: 'GBP', url: baseURL ?? '' }]);
    await page.goto(`${path}price-history/`);
    await expect(page.getByText(/per GBP/).first()).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
    await page.getByRole('button', { name: words.recompute }).click();
    await expect(page.getByRole('status').filter({ hasText: words.same })).toContainText('£');
    await page.getByRole('link', { name: words.back }).click();
    await expect(page.getByRole('link', { name: words.line })).toBeVisible();
  });
});

test.describe('without JavaScript, in Hindi', () => {
  test.use({ javaScriptEnabled: false });

  test('the line leads to that page, where each day is computed', async ({ page }) => {
    const words = WORDS['/hi'];
    const { path } = await designToBuy(page, 'rings');
    await withoutPictures(page);
    await page.goto(`/hi${path}`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: words.line }).click();
    await expect(page).toHaveURL(/\/hi\/.+\/price-history\/\?karat=\d+&colour=\w+/);
    const main = page.getByRole('main');
    await expect(main.locator('polyline')).toHaveAttribute('points', /,/);
    await expect(main.getByText(words.storeSame)).toBeVisible();
    const computed = main.getByRole('region', { name: words.computed });
    const days = main.getByRole('region', { name: words.days });
    await expect(days.getByRole('row')).toHaveCount(61);
    const today = await computed.innerText();
    await days.getByRole('link').nth(20).click();
    await expect(page).toHaveURL(/&version=\d+#price-inputs$/);
    await expect(main.getByText(words.storeSame)).toBeVisible();
    await expect(computed).not.toHaveText(today, { useInnerText: true });
    const file = await main.getByRole('link', { name: words.csv }).getAttribute('href');
    const table = await (await page.request.get(file ?? '')).text();
    expect(table.split('\r\n')[0]).toContain('gold,stones,making,tax,price');
    expect(table.trim().split('\r\n')).toHaveLength(61);
  });
});

test('a customer names a price, and takes it back in the account', async ({ page }) => {
  const words = WORDS[''];
  const { path } = await designToBuy(page, 'rings');
  await openAccount(page, path);
  const sheet = await openSheet(page, words);
  const field = sheet.getByRole('textbox', { name: words.field });
  await field.fill('99,99,999');
  await field.press('Enter');
  await expect(sheet.getByText(words.tooMuch)).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('1,000');
  await sheet.getByRole('button', { name: words.ask }).click();
  await expect(sheet.getByText(words.waits)).toBeVisible();
  await expectNoBarrierAtAnyWidth(page, SHEET);

  await page.goto('/account/notifications/');
  const list = page.getByRole('region', { name: words.list });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectNoBarrierAtAnyWidth(page);
  await list.getByRole('button', { name: words.stop }).press('Enter');
  await expect(list.getByText(words.none)).toBeVisible();
});

test('a price is read, part by part, and computed again; a guest is told of another one after a letter, and may say no again', async ({
  page,
  context,
}) => {
  const [words, inHindi] = [WORDS[''], WORDS['/hi']];
  const sheet = await readAndCompute(page, '');
  const email = `waits-${randomUUID().slice(0, 8)}@shop.example`;
  await sheet.getByRole('textbox', { name: words.field }).fill('1,000');
  const field = sheet.getByRole('textbox', { name: words.email });
  await field.fill('waits@');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await field.fill(email);
  await field.press('Enter');
  await expect(sheet.getByText(words.sent)).toContainText(email);
  await expectNoBarrier(page, SHEET);

  const { text } = await messageTo(email, /notify-me/);
  const link = new URL(/https?:\S+\/notify-me\/\?token=\S+/.exec(text)?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: words.link })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  // Where no script runs the buttons are forms. In Hindi, so that its words are seen as well.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(`/hi${link.pathname}${link.search}`);
  await expect(page.getByRole('heading', { name: inHindi.link })).toBeVisible();
  await page.getByRole('button', { name: inHindi.yes }).press('Enter');
  await expect(page.getByText(inHindi.isYes)).toBeVisible();
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: false });
  await page.goto(link.pathname + link.search);
  await expect(page.getByText(words.isYes)).toBeVisible();
  // Before it is hydrated, it is a form that leads to another page.
  await isTakenOver(page);
  await page.getByRole('button', { name: words.no }).press('Enter');
  await expect(page.getByText(words.isNo)).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.gone)).toBeVisible();
  expect(await messagesTo(email)).toHaveLength(1);
});
