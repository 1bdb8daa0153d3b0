/**
 * What is limited by a phone number: each call counts one number once, however it is written.
 * Reason for its length: one table of every such call, each with what it takes to make it.
 */
import { CAPABILITIES, endpointsOf } from '@suvarna/contracts/capabilities';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderCreated } from '@suvarna/contracts/checkout';
import { DEMO_CUSTOMER } from '../src/modules/identity/index.ts';
import { READY } from '../test-support/catalogue.fixtures.ts';
import { startCheckout } from '../test-support/orders/checkout.fixtures.ts';
import { accessTokenOf, addDemoCustomer, codeSentTo, otherThan } from '../test-support/identity.fixtures.ts';
import { ofSuite, type Answer } from '../test-support/service.fixtures.ts';

const PER_BUYER = 2;
const harness = ofSuite(() =>
  startCheckout('phone_limits', {
    TRUSTED_PROXIES: '127.0.0.1',
    OTP_LOGIN_LEGACY: 'true',
    LIMIT_GUESTS_PER_ADDRESS: '100000',
    LIMIT_PRICE_HOLDS_PER_ADDRESS: '100000',
    LIMIT_HELD_PIECES_PER_BUYER: String(PER_BUYER),
    LIMIT_HELD_OF_ONE_PER_BUYER: String(PER_BUYER),
  }),
);
beforeAll(async () => {
  await harness.pool.query(
    `update stock_levels set on_hand = 900, received = 900 where product_id = ${READY}`,
  );
  await addDemoCustomer(harness.db);
  await harness.pool.query('update customers set phone_verified_at = null');
});
beforeEach(async () => {
  await harness.reset();
  Object.assign(harness.fakeStock, { readyPieces: 900, unitPaise: 1_000_000 });
});

/** In the digits of a Hindi keyboard. */
const devanagari = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));

/** As calls carry a phone, `91-9876543210`, the first in its one spelling. */
const pairs = (code: string, number: string): readonly string[] => [
  `${code}-${number}`,
  `${code}-0${number}`,
  `${code}-${code}${number}`,
  `${code}-00${code}${number}`,
  `${code}-${devanagari(number)}`,
  devanagari(`${code}-0${number}`),
];
/** As people write one into a field of its own. */
const words = (code: string, number: string): readonly string[] => {
  const spaced = `${number.slice(0, 5)} ${number.slice(5)}`;
  return [
    `+${code}${number}`,
    `+${code} ${spaced}`,
    `00${code} ${spaced}`,
    `+${code} (0)${spaced}`,
    `+${code}-${number}`,
    devanagari(`00${code}${number}`),
    ...(code === '91' ? [number, spaced, `0${number}`, `${code}${number}`, devanagari(spaced)] : []),
  ];
};
/** Where a pair may have blanks in it, too. */
const blanks = (code: string, number: string): readonly string[] => [
  ...pairs(code, number),
  `${code}-${number.slice(0, 5)} ${number.slice(5)}`,
];
const either = (code: string, number: string): readonly string[] => [
  ...words(code, number),
  ...pairs(code, number),
];

let calls = 0;
const elsewhere = (): string => `10.1.${String(Math.floor((calls += 1) / 250))}.${String((calls % 250) + 1)}`;
const sentTo = (path: string, body: object, token: string | undefined, from = '10.0.0.1') =>
  harness.post(`/api/${path}`, body, {
    ...(token !== undefined && { token }),
    headers: { 'x-forwarded-for': from },
  });
const demo = async (): Promise<string> =>
  accessTokenOf(
    await sentTo(
      'customer_account/login',
      { email: DEMO_CUSTOMER.email, password: DEMO_CUSTOMER.password },
      undefined,
      elsewhere(),
    ),
  );

let people = 0;
/** A customer with an account and a proven phone of their own. */
async function customer(): Promise<string> {
  const phone = `91-70${String((people += 1)).padStart(8, '0')}`;
  const token = await harness.guest();
  const body = { customer_telephone: phone, update_type: 'login' };
  await sentTo('customer/customer_otp/', body, token, elsewhere());
  const otp = await codeSentTo(harness, phone);
  return accessTokenOf(await sentTo('customer/customer_verify_otp/', { ...body, otp }, token));
}
const mailbox = (): string => `buyer${String((people += 1))}@example.in`;

const HOME = {
  full_name: 'Asha Rao',
  house: '12',
  street: 'Residency Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  country_id: 'IN',
};
const idOf = (answer: Answer): string => {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return (answer.body.data as { address_id: string }).address_id;
};
async function guestsHome(token: string, mobile: string): Promise<string> {
  return idOf(await sentTo('customer/guest_address/add/', { ...HOME, mobile, email: mailbox() }, token));
}

/** An order to an address. */
async function order(token: string, address: string, mode = 'sandbox'): Promise<Answer> {
  const { lock_id } = await harness.lock(token, { address_id: address, payment_mode: mode });
  return harness.order(
    token,
    { lock_id, shipping_address_id: address, payment_mode: mode },
    { 'x-forwarded-for': elsewhere() },
  );
}
async function orderOf(token: string, addressIn: () => Promise<string>): Promise<Answer> {
  await harness.fill(token, READY, 1);
  return order(token, await addressIn());
}

interface Limited {
  /** The calls that it is about, as the table of endpoints names them. */
  readonly of: readonly string[];
  readonly spellings: (code: string, number: string) => readonly string[];
  /** So often a number is let through. */
  readonly limit: number;
  readonly refused: readonly [number, string];
  /** Asks with this phone, as another caller each time. */
  readonly ask: (phone: string) => Promise<Answer>;
}
const SOON = [400, 'OTP.TOO_SOON'] as const;
const MANY = [429, 'REQUEST.TOO_MANY'] as const;
const HELD = [409, 'CHECKOUT.TOO_MANY_HELD'] as const;

const enquiry = (path: string, more: object) => async (mobile: string) => {
  const said = { name: 'Asha Rao', email: mailbox(), message: `My ring did not arrive, ${String(people)}.` };
  return sentTo(`content/${path}/create/`, { ...said, mobile, ...more }, undefined, elsewhere());
};
const LIMITED: Readonly<Record<string, Limited>> = {
  'a code to sign in': {
    of: ['phoneOtp', 'otpLink'],
    spellings: pairs,
    limit: 1,
    refused: SOON,
    ask: async (phone) =>
      sentTo(
        (calls += 1) % 2 === 0 ? 'customer/customer_otp/' : 'customer_account/sendOtpLink',
        { customer_telephone: phone, update_type: 'login' },
        await harness.guest(),
      ),
  },
  'a code to the first phone of an account': {
    of: ['phoneOtp'],
    spellings: pairs,
    limit: 1,
    refused: SOON,
    ask: async (phone) =>
      sentTo('customer/customer_otp/', { customer_telephone: phone, update_type: 'update' }, await demo()),
  },
  'a code to another phone of an account': {
    of: ['contactBegin'],
    spellings: pairs,
    limit: 1,
    refused: SOON,
    ask: async (to) =>
      sentTo('customer/customer_account/contacts/begin/', { kind: 'phone', to }, await customer()),
  },
  'a code to follow an order': {
    of: ['orderTrack'],
    spellings: either,
    limit: 1,
    refused: SOON,
    ask: (contact) => sentTo('order/order/track/', { order_no: 'SV-NOTHERE1', contact }, undefined),
  },
  'a code to book': {
    of: ['appointmentCode'],
    spellings: pairs,
    limit: 1,
    refused: SOON,
    ask: async (mobile) => sentTo('store/appointment/code/', { mobile }, await harness.guest()),
  },
  'times in a store': {
    of: ['appointmentCreate'],
    spellings: pairs,
    limit: 3,
    refused: [409, 'APPOINTMENT.TOO_MANY'],
    ask: async (mobile) => {
      const startsAt = new Date(Date.parse('2026-11-25T06:00:00Z') + ((calls += 1) % 16) * 1_800_000);
      const visit = { store_id: 'in-champa-house', kind: 'store', name: 'Asha Rao', mobile };
      return sentTo(
        'store/appointment/create/',
        { ...visit, starts_at: startsAt.toISOString() },
        await harness.guest(),
        elsewhere(),
      );
    },
  },
  'being called': {
    of: ['callbackCreate'],
    spellings: pairs,
    limit: 3,
    refused: MANY,
    ask: async (phone) =>
      sentTo(
        'golden_bounty/callback_request/create/',
        { name: 'Asha Rao', phone, time: 'morning' },
        await harness.guest(),
        elsewhere(),
      ),
  },
  'a question': {
    of: ['contactCreate'],
    spellings: words,
    limit: 5,
    refused: MANY,
    ask: enquiry('contact', {}),
  },
  'a franchise': {
    of: ['franchiseCreate'],
    spellings: words,
    limit: 5,
    refused: MANY,
    ask: enquiry('franchise_enquiry', { city: 'Pune' }),
  },
  'a grievance': {
    of: ['grievanceCreate'],
    spellings: words,
    limit: 5,
    refused: MANY,
    ask: enquiry('grievance', {}),
  },
  'unpaid pieces of guests': {
    of: ['guestAddressAdd', 'orderCreate'],
    spellings: blanks,
    limit: PER_BUYER,
    refused: HELD,
    ask: async (mobile) => {
      const token = await harness.guest();
      return orderOf(token, () => guestsHome(token, mobile));
    },
  },
  'unpaid pieces to an address that was changed': {
    of: ['addressUpdate'],
    spellings: blanks,
    limit: PER_BUYER,
    refused: HELD,
    ask: async (mobile) => {
      const token = await harness.guest();
      const id = await guestsHome(token, '91-9000000001');
      const changed = { ...HOME, address_id: id, mobile };
      return orderOf(token, async () =>
        idOf(await sentTo('customer/customer_address/update/', changed, token)),
      );
    },
  },
  'unpaid pieces of accounts': {
    of: ['addressAdd'],
    spellings: blanks,
    limit: PER_BUYER,
    refused: HELD,
    ask: async (mobile) => {
      const token = await customer();
      return orderOf(token, async () =>
        idOf(await sentTo('customer/customer_address/add/', { ...HOME, mobile }, token)),
      );
    },
  },
  'unpaid pieces that are collected': {
    of: ['pickupAdd'],
    spellings: blanks,
    limit: PER_BUYER,
    refused: HELD,
    ask: async (mobile) => {
      const token = await harness.guest();
      const who = { store_id: 'in-champa-house', full_name: 'Asha Rao', mobile, email: mailbox() };
      return orderOf(token, async () => idOf(await sentTo('store/pickup/add/', who, token)));
    },
  },
  'a code at the door': {
    of: ['paymentInitiate', 'codOtp'],
    spellings: blanks,
    limit: 1,
    refused: SOON,
    ask: async (mobile) => {
      const token = await harness.guest();
      await harness.fill(token);
      const made = await order(token, await guestsHome(token, mobile), 'cod');
      const { order_no } = made.body.data as OrderCreated;
      return (calls += 1) % 2 === 0
        ? sentTo('payment/payment/initiate/', { order_no, mode: 'cod' }, token)
        : sentTo('payment/payment/cod_otp/', { order_no }, token);
    },
  },
  'a code at the door of an address that was kept in another spelling': {
    of: ['codOtp'],
    spellings: pairs,
    limit: 1,
    refused: SOON,
    ask: async (mobile) => {
      const token = await harness.guest();
      await harness.fill(token);
      const address = await guestsHome(token, '91-9000000001');
      await harness.pool.query('update addresses set mobile = $2 where id = $1', [address, mobile]);
      const made = await order(token, address, 'cod');
      const { order_no } = made.body.data as OrderCreated;
      return sentTo('payment/payment/cod_otp/', { order_no }, token);
    },
  },
  'a coupon that is for once': {
    of: ['couponApply', 'orderCreate'],
    spellings: blanks,
    limit: 1,
    refused: [409, 'COUPON.EXHAUSTED'],
    ask: async (mobile) => {
      const token = await harness.guest();
      await harness.fill(token);
      const address = await guestsHome(token, mobile);
      await sentTo('coupon/coupon/apply/', { code: 'ONCE' }, token);
      const held = await sentTo('customer/cart/lock_price/', { address_id: address }, token);
      if (held.status !== 200) return held;
      const answer = await order(token, address);
      if (answer.status === 200) await harness.pay(answer.body.data);
      return answer;
    },
  },
};

/** Calls that take a phone and are limited by none, and why. */
const APART: Readonly<Record<string, string>> = {
  register: 'the phone is kept unproven; codes go to the mail box',
  nomineeUpdate: 'the code goes to the phone of the account',
  planEnrol: 'the phone of a nominee is kept, and nothing is sent to it',
  verification: 'says which ways there are, and sends nothing',
  enquiryForm: 'the same as the three forms, sent without a script',
  phoneOtpVerify: 'the tries of a code, below',
  phoneSignIn: 'the same call',
  phoneUpdate: 'the same call',
};

const outcome = ({ status, body }: Answer): readonly unknown[] => [status, body.code];

describe.each(Object.entries(LIMITED))('%s', (what, { spellings, limit, refused, ask }) => {
  const row = String(Object.keys(LIMITED).indexOf(what)).padStart(2, '0');
  it.each([
    ['of India', '91', `98765${row}123`],
    ['of Britain', '44', `79111${row}123`],
  ])('is bounded by a number %s, one in all its spellings', async (_country, code, number) => {
    const [first = '', ...others] = spellings(code, number);
    expect(others.length).toBeGreaterThanOrEqual(5);
    for (let count = 0; count < limit; count += 1)
      expect([first, ...outcome(await ask(first))]).toEqual([first, 200, undefined]);
    for (const each of [...others, first])
      expect([each, ...outcome(await ask(each))]).toEqual([each, ...refused]);
    // And another number is another.
    const [other = ''] = spellings(code, `${number.slice(0, -1)}4`);
    expect([other, ...outcome(await ask(other))]).toEqual([other, 200, undefined]);
  });
});

it('wrong tries of a code are counted for the number, however it is written', async () => {
  const token = await harness.guest();
  const [first = '', ...others] = pairs('44', '7911199123');
  const asked = (phone: string) => ({ customer_telephone: phone, update_type: 'login' });
  expect((await sentTo('customer/customer_otp/', asked(first), token)).status).toBe(200);
  const otp = otherThan(await codeSentTo(harness, first));
  const tries: unknown[] = [];
  for (const each of others)
    tries.push((await sentTo('customer/customer_verify_otp/', { ...asked(each), otp }, token)).body.code);
  expect(tries).toEqual([...Array<string>(4).fill('OTP.WRONG'), 'OTP.LOCKED']);
});

it('every call that takes a phone is in one of the two lists', () => {
  interface Shape {
    readonly properties?: Readonly<Record<string, Shape>>;
    readonly anyOf?: readonly Shape[];
    readonly items?: Shape;
  }
  const takesPhone = ({ properties = {}, anyOf = [], items }: Shape): boolean =>
    Object.entries(properties).some(
      ([name, field]) => /phone|mobile|contact|username|^to$|recipient/i.test(name) || takesPhone(field),
    ) || [...anyOf, ...(items === undefined ? [] : [items])].some(takesPhone);
  const taking = Object.values(CAPABILITIES)
    .flatMap((capability) => Object.entries(endpointsOf(capability)))
    .filter(([, { access, body }]) => !access.startsWith('staff') && takesPhone((body ?? {}) as Shape))
    .map(([name]) => name);
  const listed = [...Object.values(LIMITED).flatMap(({ of }) => of), ...Object.keys(APART)];
  expect(taking.filter((name) => !listed.includes(name))).toEqual([]);
  expect(Object.keys(APART).filter((name) => !taking.includes(name))).toEqual([]);
});
