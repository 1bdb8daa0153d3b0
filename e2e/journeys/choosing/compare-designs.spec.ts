import { ListingPage } from '../../pages/listing-page.ts';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { designToBuy } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';
import { stored } from '../../support/store/stored.ts';
import { isTakenOver } from '../../support/taken-over.ts';

test('two rings are put side by side from their list, a third from its page, and one goes again', async ({
  page,
}) => {
  const listing = new ListingPage(page);
  const columns = page.getByRole('columnheader').filter({ has: page.getByRole('link') });
  await listing.open('/jewellery/rings/');
  const compare = (place: number) => listing.cards.nth(place).getByRole('button', { name: /^Compare: / });
  await compare(0).click();
  await expect(page.getByText('1 design selected. Add another to compare.')).toBeVisible();
  await expect(compare(0)).toHaveAttribute('aria-pressed', 'true');
  await compare(1).press('Enter');
  await page.getByRole('link', { name: 'Compare 2' }).click();

  await expect(page).toHaveURL(/\/compare\/\?ids=\d+,\d+$/);
  await expect(columns).toHaveCount(2);
  await expect(page.getByRole('rowheader', { name: /Gross weight/ })).toBeVisible();
  const same = page.getByRole('rowheader', { name: 'Exchange and buy-back' });
  await expect(same).toBeVisible();
  await page.getByLabel('Show differences only').check();
  await expect(same, 'both are taken back').toBeHidden();
  await page.getByLabel('Show differences only').uncheck();
  await expectNoBarrierAtAnyWidth(page);

  const { path, title: third } = await designToBuy(page, 'pendants');
  await page.goto(path);
  await isTakenOver(page);
  await page.getByRole('link', { name: 'Compare with other designs' }).click();
  await expect(columns).toHaveCount(3);
  await expect(page.getByRole('columnheader', { name: third })).toBeVisible();

  await page.getByRole('link', { name: `Remove ${third} from comparison` }).click();
  await expect(columns).toHaveCount(2);
  await expect.poll(() => stored(page, 'compare')).toMatch(/^\d+,\d+$/);
});

test.describe('without a script, in Hindi', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a comparison shows it, and columns go by links', async ({ page }) => {
    await page.goto('/hi/compare/?ids=101084,101085');
    const columns = page.getByRole('columnheader').filter({ has: page.getByRole('link') });
    await expect(columns).toHaveCount(2);
    await expect(page.getByRole('rowheader', { name: /कुल वज़न/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('₹');
    await page
      .getByRole('link', { name: /तुलना से हटाएँ/ })
      .first()
      .click();
    await expect(columns).toHaveCount(1);
    await expect(page).toHaveURL(/\/hi\/compare\/\?ids=101085$/);
  });
});
