import { fillBag } from '../pages/bag-page.ts';
import { CheckoutPages } from '../pages/checkout-pages.ts';
import { newPhone } from '../support/earlier-visit.ts';
import { expect, test } from '../support/shop-test.ts';

test('who buys again in the same tab comes to the payment of the new piece, and gets another order', async ({
  page,
}) => {
  test.slow();
  const checkout = new CheckoutPages(page);
  const guest = { email: `nila.${Date.now()}@suvarna.example`, name: 'Nila Menon', phone: newPhone() };
  const buy = async (): Promise<string> => {
    await fillBag(page, 'nose-pins');
    await checkout.begin();
    await checkout.writeAddress(guest);
    await checkout.choose('Card, UPI or net banking');
    await checkout.payAtProvider('success');
    return checkout.thanked();
  };
  const first = await buy();
  const second = await buy();
  expect(second).toMatch(/^SV-/);
  expect(second).not.toBe(first);
});
