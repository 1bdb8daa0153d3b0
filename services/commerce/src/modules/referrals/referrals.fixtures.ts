import type { Address } from '@suvarna/contracts/customers';
import type { ReferralDetails, StaffReferral } from '@suvarna/contracts/referrals';
import { randomUUID } from 'node:crypto';
import {
  STAFF,
  startCheckout,
  type CheckoutHarness,
} from '../../../test-support/orders/checkout.fixtures.ts';
import type { Answer } from '../../../test-support/service.fixtures.ts';
import { cookiesOf } from '../../../test-support/cookie-jar.fixtures.ts';
import { codeSentTo, customerIdOf } from '../../../test-support/identity.fixtures.ts';
import { mailContact } from '../checkout/buyer/contact.ts';
import { creditBalance } from '../credits/credits.ts';
import { codeOf } from './code.store.ts';
import { DOUBT } from './fraud/doubt-kind.ts';
import { findReferralOf } from './referral.store.ts';
import { orderKept, type Outcome } from './reward/reward.ts';
import { staffReferral } from './reward/staff.store.ts';

const PASSWORD = 'a sentence only I know';
export const DAY = 86_400_000;

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** The browser it was opened in; its cookie is another one after each sign-in. */
  readonly device: string;
}

interface Opening {
  readonly email?: string;
  readonly phone?: string;
  readonly firstName?: string;
  /** Of the inviter. */
  readonly by?: Person;
  /** The browser of a person who signed in there before. */
  readonly device?: string;
  /** The guest who opens the account. */
  readonly guest?: string;
}

type Where = Partial<Pick<Address, 'full_name' | 'house' | 'street' | 'pincode' | 'mobile'>>;

export const HOME = {
  full_name: 'Asha Rao',
  house: 'Flat 12, Rose Apartments',
  street: '4, M.G. Road',
  pincode: '560001',
  mobile: '91-9876512345',
} as const;
/** Another person's door, every time another. */
export const elsewhere = (): Where => ({
  full_name: 'Somebody Else',
  house: String(1_000 + (doors += 1)),
  street: 'Temple Street',
  mobile: `91-97${String(10_000_000 + doors)}`,
});
let doors = 0;
let people = 0;

/** States of an order on its way to being kept. */
const TO_ITS_END = [
  'placed',
  'confirmed',
  'quality_check',
  'ready',
  'shipped',
  'out_for_delivery',
  'delivered',
  'closed',
] as const;

export interface KeptOrder {
  readonly where?: Where;
  /** Paise, with tax. */
  readonly total?: number;
  readonly at?: Date;
  readonly buyerEmail?: string;
}

export interface ReferralHarness extends CheckoutHarness {
  /** Opens an account as a browser does: registration, the code of the mail, sign-in. */
  open(opening?: Opening): Promise<Person>;
  codeOf(person: Person): Promise<string>;
  /** Signs in from a browser that is known. */
  signInFrom(person: Person, device: string): Promise<void>;
  /** An order that was kept, as a row. @returns its number */
  kept(owner: Person | { readonly guest: string }, order?: KeptOrder): Promise<string>;
  reward(orderNo: string): Promise<Outcome>;
  /** A first order at a door of the person's own that is kept, and what comes of it. */
  buy(person: Person, order?: KeptOrder): Promise<Outcome>;
  credit(person: Person): Promise<number>;
  referral(invited: Person): Promise<StaffReferral | undefined>;
  referrals(person: Person): Promise<ReferralDetails>;
  /** In the queue where it is doubted; otherwise it is refused directly. */
  decide(referralId: string, decision: 'allow' | 'refuse'): Promise<Answer>;
}

export async function startReferrals(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ReferralHarness> {
  const store = await startCheckout(name, env);
  const { db } = store;

  /** Cookies `did=…` by browser. */
  const browsers = new Map<string, string>();
  const cookieOf = (browser: string): string => browsers.get(browser) ?? '';
  const browserAfter = (known: string | undefined, { headers }: Answer): string => {
    const browser = known ?? randomUUID();
    browsers.set(browser, cookiesOf(headers).find((cookie) => cookie.startsWith('did=')) ?? '');
    return browser;
  };

  const harness: ReferralHarness = Object.assign(Object.create(store) as CheckoutHarness, {
    async open({ email, phone, firstName = 'Ravi', by, device, guest }: Opening = {}) {
      people += 1;
      const token = guest ?? (await store.guest());
      const address = email ?? `friend-${people}-${randomUUID().slice(0, 6)}@example.in`;
      const begun = await store.post(
        '/api/customer/customer_account/register/',
        {
          email: address,
          password: PASSWORD,
          first_name: firstName,
          last_name: 'Sen',
          ...(phone !== undefined && { phone }),
          ...(by !== undefined && { referral_code: await harness.codeOf(by) }),
        },
        { token },
      );
      if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
      const entered = await store.post(
        '/api/customer/customer_verify_email_otp/',
        { email: address, otp: await codeSentTo(store, address) },
        { token, ...(device !== undefined && { headers: { cookie: cookieOf(device) } }) },
      );
      if (entered.status !== 200) throw new Error(JSON.stringify(entered.body));
      const id = await customerIdOf(db, address);
      return {
        id,
        email: address,
        token: (entered.body.data as { access_token: string }).access_token,
        device: browserAfter(device, entered),
      };
    },
    codeOf: ({ id }: Person) => codeOf(db, id, store.now),
    async signInFrom({ email }: Person, device: string) {
      const login = await store.post(
        '/api/customer_account/login',
        { email, password: PASSWORD },
        { headers: { cookie: cookieOf(device) } },
      );
      if (login.status !== 200) throw new Error(JSON.stringify(login.body));
      browserAfter(device, login);
    },
    async kept(owner: Person | { readonly guest: string }, order: KeptOrder = {}) {
      const { where = elsewhere(), total = 10_000_00, at = store.now } = order;
      const orderNo = `SVR-${randomUUID().slice(0, 12).toUpperCase()}`;
      const address = JSON.stringify({ ...HOME, city: 'Bengaluru', state: 'Karnataka', ...where });
      const email = order.buyerEmail ?? ('email' in owner ? owner.email : 'guest@example.in');
      await db
        .insertInto('orders')
        .values({
          order_no: orderNo,
          guest_id: 'guest' in owner ? owner.guest : null,
          customer_id: 'guest' in owner ? null : owner.id,
          state: 'payment_pending',
          payment_mode: 'sandbox',
          currency: 'INR',
          locale: 'en',
          lock_id: randomUUID(),
          request_fingerprint: Buffer.from('request'),
          rate_version: 1,
          locked_payable: total,
          payable: total,
          totals: JSON.stringify({ total_paise: total, tenders: [] }),
          place_of_supply: '29',
          shipping_address: address,
          billing_address: address,
          buyer_email: email,
          buyer_phone: '',
          buyer_key: mailContact(email, true).fingerprint,
          identity_kind: null,
          identity_sealed: null,
          identity_last4: null,
          coupon_code: null,
          coupon_discount: 0,
          gift_note: '',
          created_at: at,
          expires_at: at,
          placed_at: at,
          delivered_at: at,
          coins_due_at: null,
          invoice_no: null,
        })
        .execute();
      for (const state of TO_ITS_END)
        await db.updateTable('orders').set({ state }).where('order_no', '=', orderNo).execute();
      return orderNo;
    },
    reward: (orderNo: string) => db.transaction().execute((tx) => orderKept(tx, orderNo, store.now)),
    async buy(person: Person, order: KeptOrder = {}): Promise<Outcome> {
      return harness.reward(await harness.kept(person, order));
    },
    credit: ({ id }: Person) => creditBalance(db, id, 'promotional', store.now),
    async referral({ id }: Person) {
      const found = await findReferralOf(db, id);
      return found && staffReferral(db, found.id);
    },
    async decide(referralId: string, decision: 'allow' | 'refuse') {
      const said = { decided_by: 'Meera', note: 'looked at' };
      const [doubt] = await db
        .selectFrom('customer_requests')
        .select(['request_id', 'is_open'])
        .where('kind', '=', DOUBT)
        .where('subject', '=', referralId)
        .orderBy('is_open', 'desc')
        .orderBy('created_at', 'desc')
        .execute();
      if (doubt === undefined || (!doubt.is_open && decision === 'refuse'))
        return store.post('/staff/referral/refuse/', { referral_id: referralId, ...said }, { token: STAFF });
      const to = decision === 'allow' ? 'allowed' : 'refused';
      const answer = await store.post(
        '/staff/request/decision/',
        { request_id: doubt.request_id, to, ...said },
        { token: STAFF },
      );
      if (answer.status !== 200) return answer;
      return { ...answer, body: { ...answer.body, data: (await staffReferral(db, referralId)) as never } };
    },
    referrals: async ({ token }: Person) =>
      await store.read<ReferralDetails>('/api/referral/referral/details/', { token }),
  } satisfies Omit<ReferralHarness, keyof CheckoutHarness>);
  return harness;
}
