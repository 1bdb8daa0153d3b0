/** Fault 37: the shopper's machine is a day before or behind. */
import { signInByHand } from '../../support/people/demo-customer.ts';
import { comeToPayment } from '../../support/people/earlier-checkout.ts';
import { newPhone, putIntoBag } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';
import { countCalls } from '../../support/store/stored.ts';

const DAY_MS = 86_400_000;

for (const [what, off] of [
  ['before', DAY_MS],
  ['behind', -DAY_MS],
] as const) {
  test(`a clock a day ${what} signs in, holds the price for its half hour, and asks for no price twice`, async ({
    page,
  }) => {
    await page.addInitScript((ms) => {
      const Right = Date;
      class Wrong extends Right {
        constructor(...given: readonly unknown[]) {
          if (given.length === 0) super(Right.now() + ms);
          else super(...(given as [number]));
        }

        static override now(): number {
          return Right.now() + ms;
        }
      }
      Reflect.set(window, 'Date', Wrong);
    }, off);
    await putIntoBag(page, 'earrings');
    await signInByHand(page, '/checkout/address/');
    await expect(page.getByLabel('Full name')).toBeVisible();
    const locks = countCalls(page, '/cart/lock_price/');
    await comeToPayment(page, { name: 'Meera Iyer', phone: newPhone() });
    await expect(page.getByRole('timer')).toHaveText(/\b(29|30):\d\d\b/);
    const held = locks.now();
    // The clock goes on, and the price stays held.
    const shown = await page.getByRole('timer').innerText();
    await expect(page.getByRole('timer')).not.toHaveText(shown);
    await expect(page.getByRole('timer')).toHaveText(/\b29:\d\d\b/);
    expect(locks.now()).toBe(held);
  });
}
