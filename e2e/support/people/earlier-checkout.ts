/**
 * What an earlier visit chose at the checkout: where the bag goes. How a shopper gets there is gone by
 * hand in `buy-as-guest`, `buy-as-customer-with-a-phone` and `check-out-with-any-ability`.
 */
import type { Address } from '@suvarna/contracts/customers';
import { expect, type Page } from '@playwright/test';
import { callAs, putIntoBag, shopperAt, type PutIn } from './earlier-visit.ts';
import { HOME } from './sample-people.ts';

export interface GoesTo {
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
  /** Of a guest; a customer's is the account's. */
  readonly email?: string;
}

/** Keeps an address in Bengaluru for who shops in this browser. @returns its id */
export async function keepAddress(
  page: Page,
  { name, phone, email }: GoesTo,
): Promise<Address['address_id']> {
  const whose = email === undefined ? 'customer_address' : 'guest_address';
  const { address_id: kept } = await callAs<Address>(page, await shopperAt(page), `customer/${whose}/add/`, {
    ...HOME,
    full_name: name,
    mobile: `91-${phone}`,
    ...(email !== undefined && { email }),
  });
  return kept;
}

/** Keeps an address and chooses it. */
export async function chooseAddress(page: Page, goesTo: GoesTo): Promise<void> {
  const shipping = await keepAddress(page, goesTo);
  await page.evaluate(
    (chosen) => localStorage.setItem('shippingAddress', chosen),
    JSON.stringify({ state: { shipping_address_id: shipping, billing_address_id: null }, version: 0 }),
  );
}

/** Opens the payment of what is in the bag, with an address chosen. */
export async function comeToPayment(page: Page, goesTo: GoesTo): Promise<void> {
  await chooseAddress(page, goesTo);
  await page.goto('/checkout/payment/');
  await expect(page.getByRole('group', { name: 'How would you like to pay?' })).toBeVisible();
}

/** Opens the payment of a design of a category. */
export async function comeToPaymentOf(page: Page, category: string, goesTo: GoesTo): Promise<PutIn> {
  const piece = await putIntoBag(page, category);
  await comeToPayment(page, goesTo);
  return piece;
}
