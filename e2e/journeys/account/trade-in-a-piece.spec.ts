/** Gold keeps its worth: what a piece is worth today, and handing it in for money, for another one, or as old gold. */
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { tabTo, typeInto } from '../../support/by-keyboard.ts';
import { buyEarlier } from '../../support/people/earlier-order.ts';
import { designToBuy, openAccount, putIntoBag } from '../../support/people/earlier-visit.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { expect, test } from '../../support/shop-test.ts';
import { deliver, receive } from '../../support/people/staff.ts';

test('a delivered piece is sold back at the amount that was shown, and the request taken back', async ({
  page,
}) => {
  test.slow();
  await openAccount(page);
  const { orderNo } = await buyEarlier(page, 'nose-pins');
  await deliver(orderNo);
  const order = `/account/orders/${orderNo}/`;
  const main = page.getByRole('main');

  await page.goto(order);
  await expect(main.getByRole('heading', { name: 'Return, exchange and buy-back' })).toBeVisible();
  await expect(main).toContainText('One year warranty');
  await page.getByRole('button', { name: "Show today's values" }).click();
  await expect(page.getByRole('link', { name: 'Sell this piece back' })).toBeVisible();
  // Exchange begins thirty days after delivery.
  await expect(page.getByRole('link', { name: 'Exchange this piece' })).toHaveCount(0);
  await expect(main).toContainText(/In store from .*, by courier from/);
  await page.getByText("How it's calculated").last().click();
  await expect(main).toContainText(/g of \d\d karat at ₹[\d,]+ per gram/);
  await expectNoBarrierAtAnyWidth(page);

  await page.getByRole('link', { name: 'Sell this piece back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sell a piece back' })).toBeVisible();
  const sell = page.getByRole('button', { name: /^Sell for ₹[\d,]+$/ });
  await expect(sell).toBeVisible();
  const shown = /₹[\d,]+/.exec((await sell.textContent()) ?? '')?.[0] ?? '';
  await formIsHydrated(page);
  await sell.click();
  await expect(page.getByLabel("Account holder's name")).toBeFocused();
  await page.getByLabel("Account holder's name").fill('Asha Rao');
  await page.getByLabel('Account number', { exact: true }).fill('123456789012');
  await page.getByLabel('Confirm account number').fill('123456789021');
  await page.getByLabel('IFSC').fill('HDFC0001234');
  await sell.click();
  await expect(page.getByText("The account numbers don't match.")).toBeVisible();
  await page.getByLabel('Confirm account number').fill('123456789012');
  await expectNoBarrierAtAnyWidth(page);
  await sell.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `for ${shown}` })).toBeVisible();

  await page.getByRole('link', { name: 'Back to order' }).click();
  const request = main.getByRole('listitem').filter({ hasText: 'Buy-back:' });
  await expect(request).toContainText(`Value: ${shown}`);
  await request.getByRole('button', { name: 'Cancel request' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel request' }).click();
  await expect(request).toContainText('You cancelled this request.');

  await page.goto(`/hi${order}exchange/`);
  await expect(page.getByRole('heading', { level: 1, name: 'गहना बदलें' })).toBeVisible();
  await expect(main).toContainText(/स्टोर में .* से, कूरियर से .* से/);
  await expectNoBarrierAtAnyWidth(page);

  await test.step('a piece is sold back, and one from elsewhere written down, by keyboard alone', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${order}buy-back/`);
    await expect(sell).toBeVisible();
    await formIsHydrated(page);
    await tabTo(page, page.getByRole('radio', { name: /Courier pickup/ }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /Bring it to a store/ })).toBeChecked();
    await tabTo(page, sell);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel("Account holder's name")).toBeFocused();
    await page.keyboard.type('Asha Rao');
    await typeInto(page, page.getByLabel('Account number', { exact: true }), '123456789012');
    await typeInto(page, page.getByLabel('Confirm account number'), '123456789012');
    await typeInto(page, page.getByLabel('IFSC'), 'HDFC0001234');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^We've received your request RQ-/)).toBeFocused();
    // Who asks again, in another tab for instance, is told.
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Nothing in this order can be exchanged or sold back');

    await page.goto('/account/jewellery-box/');
    await tabTo(page, page.getByRole('button', { name: 'Add a piece from elsewhere' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form', { name: 'A piece from elsewhere' })).toBeFocused();
    await typeInto(page, page.getByLabel('Name of the piece'), 'Chain of my mother');
    await tabTo(page, page.getByLabel('Karat'));
    await page.keyboard.type('22');
    await typeInto(page, page.getByLabel('Weight in grams'), '8.4');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const piece = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Chain of my mother' });
    await expect(piece).toContainText(/Worth today₹[\d,]+/);

    const share = page.getByRole('button', { name: 'Share my box' });
    await tabTo(page, share);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await tabTo(page, sheet.getByRole('button', { name: 'Create link' }));
    await page.keyboard.press('Enter');
    await expect(sheet.getByLabel('The link')).toBeFocused();
    await tabTo(page, sheet.getByRole('button', { name: 'End' }));
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('button', { name: 'Create link' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
  });
});

test('what gold would bring is said of a product, of a bag, and of gold from elsewhere, which is handed in', async ({
  page,
}) => {
  await test.step('the page of a product says what it would bring if it came back today', async () => {
    const { path } = await designToBuy(page, 'earrings');
    await page.goto(path);
    const line = page.getByRole('button', { name: 'Exchange and buy-back value today' });
    await line.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText(/g of \d\d karat at ₹[\d,]+ per gram/);
    await expect(sheet).toContainText('Making and processing fee');
    await expectNoBarrierAtAnyWidth(page, { part: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await expect(line).toBeFocused();
  });

  await test.step('the bag says what its pieces would bring if they came back today, and that coins do not', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const { title: coin } = await putIntoBag(page, 'gold-coins');
    const { title: piece } = await putIntoBag(page, 'nose-pins');
    await page.goto('/checkout/cart/');
    const line = page.getByRole('button', { name: 'Exchange and buy-back value of these pieces' });
    await line.press('Enter');
    const sheet = page.getByRole('dialog');
    const of = (title: string) => sheet.getByRole('listitem').filter({ hasText: title });
    await expect(of(piece)).toContainText(/Exchange for another piece\s*₹[\d,]+/);
    await expect(of(coin)).toContainText('Not available for gold coins.');
    await of(piece).getByText('See the calculation').click();
    await expect(of(piece)).toContainText(/g of \d\d karat at ₹[\d,]+ per gram/);
    await expectNoBarrierAtAnyWidth(page, { part: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await expect(line).toBeFocused();
  });

  await test.step('old gold is calculated by anybody, and handed in for credits by who signed in', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/old-gold-exchange/');
    const main = page.getByRole('main');
    await expect(page.getByRole('table')).toContainText(/22 karat\s*₹[\d,]+/);
    await formIsHydrated(page);
    await page.getByLabel('Weight in grams').fill('0');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByLabel('Weight in grams')).toBeFocused();
    await expect(main).toContainText('Please enter a weight from 0.5 to 500 grams.');
    await page.getByLabel('Weight in grams').fill('12.5');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(main).toContainText(/12\.500 g of 22 karat at ₹[\d,]+ per gram/);
    await expect(main.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);

    await openAccount(page, '/hi/old-gold-exchange/');
    await formIsHydrated(page);
    await page.getByLabel('वज़न ग्राम में').fill('2.5');
    await page.getByRole('button', { name: 'हिसाब करें' }).press('Enter');
    await page.getByRole('radio', { name: /स्टोर में लाएँ/ }).check();
    await page.getByLabel('आप क्या भेज रहे हैं?').fill('दो बालियाँ');
    await expectNoBarrierAtAnyWidth(page);
    await page.getByRole('button', { name: 'अनुरोध भेजें' }).click();
    const request = main.getByRole('listitem').filter({ hasText: 'दो बालियाँ' });
    await expect(request).toContainText('अनुरोध किया');

    const id = /RQ-[0-9A-Z]{10}/.exec((await request.textContent()) ?? '')?.[0] ?? '';
    await expect(request.getByRole('button', { name: 'रसीद डाउनलोड करें' })).toHaveCount(0);
    await receive(id);
    await page.reload();
    const coming = page.waitForEvent('download');
    await request.getByRole('button', { name: 'रसीद डाउनलोड करें' }).click();
    expect((await coming).suggestedFilename()).toBe(`suvarna-${id}.pdf`);
    await expectNoBarrierAtAnyWidth(page);
  });
});
