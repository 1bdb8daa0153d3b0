import type { Page } from '@playwright/test';
import { expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { expect, test } from '../support/shop-test.ts';

const LISTINGS = {
  ring: '/jewellery/solitaires/',
  chain: '/jewellery/chains/',
  coin: '/jewellery/gold-coins/',
} as const;

/** The first design of a listing, as its address. */
async function designOf(page: Page, of: keyof typeof LISTINGS): Promise<string> {
  const listing = await (await page.request.get(LISTINGS[of])).text();
  const [, design = ''] = /href="([^"]+_product_\d+\/)"/.exec(listing) ?? [];
  expect(design).not.toBe('');
  return design;
}

const WORDS = {
  '': {
    title: 'What comes with it',
    certificate: 'Diamonds and their certificate',
    legal: 'Facts the law asks for',
    origin: 'Country of origin',
    coin: 'A coin is not hallmarked.',
    sample: 'See a sample certificate (PDF)',
  },
  '/hi': {
    title: 'इसके साथ क्या मिलता है',
    certificate: 'हीरे और उनका प्रमाणपत्र',
    legal: 'क़ानून के अनुसार जानकारी',
    origin: 'मूल देश',
    coin: 'सिक्के पर हॉलमार्क नहीं होता।',
    sample: 'नमूना प्रमाणपत्र देखिए (PDF)',
  },
} as const;

for (const base of ['', '/hi'] as const) {
  const words = WORDS[base];
  test(`diamonds, a chain and a coin say what comes with them (${base === '' ? 'English' : 'Hindi'})`, async ({
    page,
  }) => {
    test.slow();
    for (const kind of ['ring', 'chain', 'coin'] as const) {
      await page.goto(`${base}${await designOf(page, kind)}`, { waitUntil: 'networkidle' });
      const trust = page.getByRole('region', { name: words.title });
      await trust.scrollIntoViewIfNeeded();
      await expect(trust.getByText(words.certificate, { exact: true })).toHaveCount(kind === 'ring' ? 1 : 0);
      await expect(trust.getByText(words.coin)).toHaveCount(kind === 'coin' ? 1 : 0);
      await trust.getByText(words.legal, { exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(trust.getByText(words.origin, { exact: true })).toBeVisible();
      await expectNoBarrierAtAnyWidth(page);
      if (kind !== 'ring') continue;
      const sample = trust.getByRole('link', { name: words.sample });
      const answer = await page.request.get((await sample.getAttribute('href')) ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('everything that comes with a piece can be read', async ({ page }) => {
    await page.goto(await designOf(page, 'ring'));
    const trust = page.getByRole('region', { name: WORDS[''].title });
    await trust.getByText(WORDS[''].legal, { exact: true }).click();
    await expect(trust.getByText(WORDS[''].origin, { exact: true })).toBeVisible();
  });
});
