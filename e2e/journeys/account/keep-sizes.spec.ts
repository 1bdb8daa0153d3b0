import type { Locator, Page } from '@playwright/test';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { designToBuy, openAccount } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';

const HERE = '/account/measurements/';
/** The sizes of a product's page; the rest of it is looked at elsewhere. */
const SIZES = '[role="group"]:has(select)';

/** By keys alone: to the control, and a choice by its first letters. */
async function typeInto(page: Page, control: Locator, keys: string): Promise<void> {
  await control.focus();
  await page.keyboard.type(keys);
}

test('sizes are kept by keyboard, and a ring’s page chooses whose it is', async ({ page }) => {
  test.slow();
  const { path } = await designToBuy(page, 'rings');
  await openAccount(page, HERE);
  await expect(page.getByRole('heading', { name: 'No sizes yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a person' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Add a person' })).toBeFocused();
  await typeInto(page, page.getByLabel('left ring finger'), 'IN 14');
  await expect(page.getByLabel('left ring finger')).toHaveValue('54400');
  await typeInto(page, page.getByLabel('Wrist, in cm'), '16.5');
  await expectNoBarrierAtAnyWidth(page);
  await page.getByLabel('Wrist, in cm').press('Enter');
  const me = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Me' }) });
  await expect(me).toContainText('IN 14 · UK N½ · US 7 · EU 54');
  await expect(me).toContainText('Bracelet: 7 inch');

  // From the guide: whose it is, is asked here.
  await page.goto('/ring-size-guide/');
  await page.getByRole('link', { name: '12', exact: true }).click();
  await expect(page).toHaveURL(`${HERE}?ring=12`);
  await page.getByLabel('Whose size is it?').selectOption({ label: 'Someone new' });
  await page.getByLabel('Relationship').selectOption({ label: 'Child' });
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await page.getByRole('button', { name: 'Save this size' }).click();
  await expect(page.getByText('Saved: size 12, Asha’s left ring finger.')).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);

  await page.goto(path);
  const whom = page.getByRole('combobox', { name: 'Size for' });
  await expect(whom).toHaveValue(/left ring$/);
  await expect(whom.locator('option:checked')).toHaveText('14, my ring finger');
  await expect(page.getByRole('group', { name: 'Size' }).locator('[aria-current]')).toHaveText('14');
  expect(new URL(page.url()).search).toBe('');
  await whom.selectOption({ label: '12, Asha’s ring finger' });
  await expect(page).toHaveURL(/size=12/);
  await expectNoBarrierAtAnyWidth(page, { part: SIZES });

  await page.goto(`/hi${HERE}`);
  const asha = page.getByRole('listitem').filter({ hasText: 'Asha' });
  await expect(asha).toContainText('बाईं अनामिका');
  await asha.getByRole('button', { name: 'बदलें' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoBarrierAtAnyWidth(page);
  await page.goto(`/hi${path}`);
  await expect(page.getByRole('combobox', { name: 'किसके लिए साइज़' }).locator('option:checked')).toHaveText(
    '12, Asha की अनामिका',
  );
  await expectNoBarrierAtAnyWidth(page, { part: SIZES });
});
