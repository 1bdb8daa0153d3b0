/**
 * A customer of a store of one's own, at its API: what lies between the pages that a test looks at. How a
 * customer gets there by hand is gone in `hold-a-savings-plan` and `buy-as-customer-with-a-phone`.
 */
import type { Address, AddressList } from '@suvarna/contracts/customers';
import type { OrderCreated, PaymentInitiated, PaymentStatus, PriceHold } from '@suvarna/contracts/checkout';
import type { Login } from '@suvarna/contracts/bag';
import type {
  BountyTerms,
  EnrolForm,
  InstalmentPaymentOpened,
  InstalmentPaymentStatus,
  MandateAnswer,
  PlanDetails,
} from '@suvarna/contracts/golden-bounty';
import type { APIRequestContext } from '@playwright/test';
import { until } from '@suvarna/testing/until';
import { randomUUID } from 'node:crypto';
import { newPhone, type Account } from './earlier-visit.ts';
import { HOME, NOMINEE } from './sample-people.ts';
import { codeSentTo } from '../store/sandbox.ts';

const MODE = { mode: 'sandbox', locale: 'en' } as const;

export class CustomerByApi {
  /** With its cookies: a session is bound to its browser, and one that is not known is asked for a code. */
  readonly #browser: APIRequestContext;
  readonly #account: Account;
  #phone = '';

  constructor(browser: APIRequestContext, account: Account) {
    this.#browser = browser;
    this.#account = account;
  }

  /** Opens a plan, of which nothing is paid. @returns its number */
  async enrol(rupees: number): Promise<string> {
    await this.#addPhone();
    const ask = await this.#signIn();
    const { terms_version } = await ask<BountyTerms>('golden_bounty/terms/');
    const { plan_id } = await ask<PlanDetails>('golden_bounty/plan/enrol/', {
      amount_paise: rupees * 100,
      name_on_pan: 'Asha Mehta',
      nominee: NOMINEE,
      terms_version,
      consent: true,
      locale: MODE.locale,
    });
    return plan_id;
  }

  /** Opens a plan and pays its first instalment. @param charged has the others charged by themselves @returns its number */
  async beginPlan(rupees: number, { charged = false } = {}): Promise<string> {
    const planId = await this.enrol(rupees);
    if (charged) await this.#allowCharges(planId);
    await this.payInstalment(planId);
    return planId;
  }

  async plan(planId: string): Promise<PlanDetails> {
    const ask = await this.#signIn();
    return ask<PlanDetails>(`golden_bounty/plan/details/?plan_id=${planId}`);
  }

  /** Pays what of a plan is due next. */
  async payInstalment(planId: string): Promise<void> {
    const ask = await this.#signIn();
    const { next_installment_number } = await ask<PlanDetails>(
      `golden_bounty/plan/details/?plan_id=${planId}`,
    );
    const { payment_id, redirect_url } = await ask<InstalmentPaymentOpened>(
      'golden_bounty/installment/pay/',
      {
        plan_id: planId,
        installment_number: next_installment_number,
        ...MODE,
      },
    );
    await decideAt(redirect_url, 'success');
    await until(
      async () =>
        (await ask<InstalmentPaymentStatus>('golden_bounty/payment/verify/', { payment_id })).payment ===
        'paid',
      `payment ${payment_id} is made`,
    );
  }

  /** Orders and pays what is in the bag, to be sent to the first address. @param planIds pay a part of it @returns the order's number */
  async order(planIds: readonly string[] = []): Promise<string> {
    const ask = await this.#signIn();
    if (planIds.length > 0) await ask('golden_bounty/plan/apply_to_cart/', { plan_ids: planIds });
    const { results } = await ask<AddressList>('customer/customer_address/list/');
    const { address_id } =
      results[0] ??
      (await ask<Address>('customer/customer_address/add/', {
        ...HOME,
        full_name: 'Asha Mehta',
        mobile: `91-${newPhone()}`,
      }));
    const { lock_id } = await ask<PriceHold>('customer/cart/lock_price/', {
      address_id,
      payment_mode: MODE.mode,
    });
    const { order_no } = await ask<OrderCreated>('order/order/create/', {
      lock_id,
      shipping_address_id: address_id,
      payment_mode: MODE.mode,
      locale: MODE.locale,
    });
    const { next } = await ask<PaymentInitiated>('payment/payment/initiate/', { order_no, ...MODE });
    if (next.kind !== 'redirect') throw new Error(`${order_no} is not paid at the provider's page`);
    await decideAt(next.redirect_url, 'success');
    await until(
      async () => (await ask<PaymentStatus>('payment/payment/verify/', { order_no })).payment === 'paid',
      `${order_no} is paid`,
    );
    return order_no;
  }

  /** A plan is opened with a phone, which an account made with an e-mail address lacks. */
  async #addPhone(): Promise<void> {
    const ask = await this.#signIn();
    if ((await ask<EnrolForm>('golden_bounty/plan/enrol_form/')).phone !== '') return;
    const phone = newPhone();
    const proof = { customer_telephone: `91-${phone}`, update_type: 'update' };
    await ask('customer/customer_otp/', proof);
    await ask('customer/customer_verify_otp/', { ...proof, otp: await codeSentTo(`+91${phone}`) });
    this.#phone = `+91${phone}`;
  }

  /** Where codes go that prove who sits here: to the phone, once there is one. */
  get contact(): string {
    return this.#phone === '' ? this.#account.email : this.#phone;
  }

  async #allowCharges(planId: string): Promise<void> {
    const ask = await this.#signIn();
    const askedFor = (): Promise<MandateAnswer> =>
      ask('golden_bounty/mandate/create/', { plan_id: planId, method: 'upi_autopay', locale: MODE.locale });
    const { mandate } = await askedFor();
    await decideAt(mandate?.redirect_url ?? '', 'active');
    // Asked for again, the store asks the bank.
    const { mandate: allowed } = await askedFor();
    if (allowed?.state !== 'active') throw new Error(`the mandate is ${allowed?.state}`);
  }

  /** A session does not outlive the months between. */
  async #signIn(): Promise<<Data>(path: string, body?: object) => Promise<Data>> {
    const { email, password } = this.#account;
    const { access_token } = await this.#ask<Login>('customer_account/login', { email, password });
    return (path, body) => this.#ask(path, body, access_token);
  }

  async #ask<Data>(path: string, body?: object, token?: string): Promise<Data> {
    const answer = await this.#browser.fetch(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        currency_code: 'INR',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'idempotency-key': randomUUID() }),
      },
      ...(body && { data: body }),
    });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return ((await answer.json()) as { readonly data: Data }).data;
  }
}

/** Presses a button of a provider's page. */
async function decideAt(address: string, outcome: 'success' | 'active'): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`${address} answered ${answer.status}`);
}
