/**
 * What an earlier visit bought: an order or a savings plan, made and paid at the store's API. How a
 * shopper gets there is gone by hand in `buy-as-guest`, `buy-as-customer-with-a-phone` and
 * `hold-a-savings-plan`.
 */
import type { OrderCreated, PaymentInitiated, PaymentStatus, PriceHold } from '@suvarna/contracts/checkout';
import type {
  BountyTerms,
  InstalmentPaymentOpened,
  InstalmentPaymentStatus,
  PlanDetails,
} from '@suvarna/contracts/golden-bounty';
import type { Page } from '@playwright/test';
import { until } from '@suvarna/testing/until';
import { keepAddress, type GoesTo } from './earlier-checkout.ts';
import { callAs, customerAt, newPhone, putIntoBag, shopperAt, type PutIn } from './earlier-visit.ts';
import { NOMINEE } from './sample-people.ts';

const BY = { mode: 'sandbox', locale: 'en' } as const;

/** Pays at the provider's page. */
async function payAt(page: Page, provider: string): Promise<void> {
  const form = { outcome: 'success' };
  const answer = await page.context().request.post(provider, { form, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`the provider answered ${answer.status()}`);
}

/** Asks until the store has heard of it from the provider. */
async function paid(
  page: Page,
  token: string,
  path: string,
  payment: object,
): Promise<PaymentStatus | InstalmentPaymentStatus> {
  return until(
    async () => {
      const status = await callAs<PaymentStatus | InstalmentPaymentStatus>(page, token, path, payment);
      return status.payment === 'paid' && status;
    },
    `the payment of ${JSON.stringify(payment)}`,
  );
}

/** Pays the order for which a provider's page was opened, and leaves its shopper's page as it is. @returns the order's number */
export async function payOrderAt(page: Page, provider: string): Promise<string> {
  const [orderNo] = /SV-[A-Z0-9]+/.exec(await (await page.request.get(provider)).text()) ?? [];
  if (orderNo === undefined) throw new Error(`${provider} names no order`);
  const token = await page.evaluate(
    () => localStorage.getItem('__token__') ?? localStorage.getItem('guestToken') ?? '',
  );
  await payAt(page, provider);
  await paid(page, token, 'payment/payment/verify/', { order_no: orderNo });
  return orderNo;
}

/** Buys a design of a category for who shops in this browser, to be sent to a friend in Bengaluru. */
export async function buyEarlier(
  page: Page,
  category: string,
  goesTo: GoesTo = { name: 'Tara Sen', phone: newPhone() },
): Promise<PutIn & { readonly orderNo: string }> {
  const { title, path } = await putIntoBag(page, category);
  const token = await shopperAt(page);
  const address_id = await keepAddress(page, goesTo);
  const { lock_id } = await callAs<PriceHold>(page, token, 'customer/cart/lock_price/', {
    address_id,
    payment_mode: BY.mode,
  });
  const { order_no } = await callAs<OrderCreated>(page, token, 'order/order/create/', {
    lock_id,
    shipping_address_id: address_id,
    payment_mode: BY.mode,
    locale: BY.locale,
  });
  const { next } = await callAs<PaymentInitiated>(page, token, 'payment/payment/initiate/', {
    order_no,
    ...BY,
  });
  if (next.kind !== 'redirect') throw new Error(`${order_no} is not paid at the provider's page`);
  await payAt(page, next.redirect_url);
  await paid(page, token, 'payment/payment/verify/', { order_no });
  // As the thank-you leaves it.
  await page.evaluate(() => localStorage.removeItem('cart'));
  return { title, path, orderNo: order_no };
}

/** Opens a savings plan for the customer who is signed in here. @returns its number */
export async function enrolEarlier(page: Page, rupees: number): Promise<string> {
  const token = await customerAt(page);
  const { terms_version } = await callAs<BountyTerms>(page, token, 'golden_bounty/terms/');
  const { plan_id } = await callAs<PlanDetails>(page, token, 'golden_bounty/plan/enrol/', {
    amount_paise: rupees * 100,
    name_on_pan: 'Tara Sen',
    nominee: NOMINEE,
    terms_version,
    consent: true,
    locale: BY.locale,
  });
  return plan_id;
}

/** Pays what is left of the first instalment of a plan; the page that is open stays as it is. */
export async function payFirstInstalment(page: Page, planId: string): Promise<void> {
  const token = await customerAt(page);
  const { payment_id, redirect_url } = await callAs<InstalmentPaymentOpened>(
    page,
    token,
    'golden_bounty/installment/pay/',
    { plan_id: planId, installment_number: 1, ...BY },
  );
  await payAt(page, redirect_url);
  await paid(page, token, 'golden_bounty/payment/verify/', { payment_id });
}
