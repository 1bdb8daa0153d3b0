import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { expectTidyHeader, expectToFitPhones } from '../../support/looks/layout-checks.ts';
import { firstDesignOf, pageIsReady, withoutPictures } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';

const LISTINGS = {
  ring: '/jewellery/solitaires/',
  chain: '/jewellery/chains/',
  coin: '/jewellery/gold-coins/',
} as const;

const WORDS = {
  '': {
    title: "What's included",
    certificate: 'Diamonds and certificate',
    legal: 'Product information required by law',
    origin: 'Country of origin',
    coin: 'Coins are not hallmarked.',
    sample: 'See a sample certificate (PDF)',
  },
  '/hi': {
    title: 'इसके साथ क्या मिलता है',
    certificate: 'हीरे और प्रमाणपत्र',
    legal: 'क़ानून के अनुसार उत्पाद की जानकारी',
    origin: 'मूल देश',
    coin: 'सिक्कों पर हॉलमार्क नहीं होता।',
    sample: 'नमूना प्रमाणपत्र देखें (PDF)',
  },
} as const;

test('what comes with a piece is opened by keyboard, without a barrier', async ({ page }) => {
  for (const [base, kind] of [
    ['', 'ring'],
    ['/hi', 'ring'],
    ['', 'coin'],
  ] as const)
    await test.step(`a ${kind} (${base === '' ? 'English' : 'Hindi'})`, async () => {
      const words = WORDS[base];
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.goto(base + (await firstDesignOf(page, LISTINGS[kind])));
      await pageIsReady(page);
      const trust = page.getByRole('region', { name: words.title });
      await trust.scrollIntoViewIfNeeded();
      await trust.getByText(words.legal, { exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(trust.getByText(words.origin, { exact: true })).toBeVisible();
      await expectNoBarrierAtAnyWidth(page);
      await expectToFitPhones(page);
      if (kind === 'ring') await expectTidyHeader(page);
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('diamonds, a chain and a coin say what comes with them, in both languages', async ({ page }) => {
    await withoutPictures(page);
    for (const [kind, ...bases] of [
      ['ring', '', '/hi'],
      ['chain', ''],
      ['coin', '/hi'],
    ] as const) {
      const design = await firstDesignOf(page, LISTINGS[kind]);
      for (const base of bases) {
        const words = WORDS[base];
        await page.goto(base + design);
        const trust = page.getByRole('region', { name: words.title });
        await trust.getByText(words.legal, { exact: true }).click();
        await expect(trust.getByText(words.origin, { exact: true })).toBeVisible();
        await expect(trust.getByText(words.certificate, { exact: true })).toHaveCount(
          kind === 'ring' ? 1 : 0,
        );
        await expect(trust.getByText(words.coin)).toHaveCount(kind === 'coin' ? 1 : 0);
        if (kind !== 'ring') continue;
        const sample = trust.getByRole('link', { name: words.sample });
        const answer = await page.request.get((await sample.getAttribute('href')) ?? '');
        expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
      }
    }
  });
});
