import { describe, expect, it } from '@jest/globals';
import type { TSchema } from 'typebox';
import type { Endpoint } from './base/endpoint/endpoint.ts';
import { ENDPOINTS } from './capabilities.ts';

/** What a shopper may do; the store's people have tokens of their own. */
const EFFECTS = ENDPOINTS.filter(
  ({ method, access }) => method === 'POST' && (access === 'shopper' || access === 'customer'),
);

/** Names of all fields of a body, those of parts of it too. */
const fieldsOf = (schema: unknown): readonly string[] => {
  const {
    properties = {},
    anyOf = [],
    items,
  } = (schema ?? {}) as Partial<
    Record<'properties', Record<string, TSchema>> & Record<'anyOf', TSchema[]> & Record<'items', TSchema>
  >;
  return [
    ...Object.keys(properties),
    ...Object.values(properties).flatMap(fieldsOf),
    ...anyOf.flatMap(fieldsOf),
    ...(items === undefined ? [] : fieldsOf(items)),
  ];
};
const asks = ({ proof }: Endpoint): boolean => proof?.includes('on-new-device') === true;
const withField = (...names: readonly string[]): readonly Endpoint[] =>
  EFFECTS.filter(({ body }) => fieldsOf(body).some((name) => names.includes(name)));
const paths = (endpoints: readonly Endpoint[]): readonly string[] =>
  [...new Set(endpoints.map(({ path }) => path))].toSorted();

describe('a code in a new browser', () => {
  it('is asked for by every call that writes an address', () => {
    const writing = [
      ...withField('street', 'house'),
      ...EFFECTS.filter(({ path }) => /_address\//.test(path)),
    ];
    expect(paths(writing)).toEqual([
      'customer/customer_address/add/',
      'customer/customer_address/delete/',
      'customer/customer_address/set_default/',
      'customer/customer_address/update/',
      'customer/guest_address/add/',
    ]);
    expect(paths(writing.filter((endpoint) => !asks(endpoint)))).toEqual([]);
  });

  it('is asked for by every call that names a bank account', () => {
    const naming = withField('ifsc', 'account');
    expect(paths(naming)).toEqual([
      'exchange/buyback_request/create/',
      'exchange/old_gold_request/create/',
      'exchange/request/account/',
    ]);
    expect(paths(naming.filter((endpoint) => !asks(endpoint)))).toEqual([]);
  });

  it('is asked for by these, and nothing else: what a shopper does every day is not held up', () => {
    expect(paths(ENDPOINTS.filter(asks))).toEqual([
      'box/share/create/',
      'customer/customer_account/delete_request/',
      'customer/customer_address/add/',
      'customer/customer_address/delete/',
      'customer/customer_address/set_default/',
      'customer/customer_address/update/',
      'customer/guest_address/add/',
      'customer/personal_data/copy/',
      'customer/personal_data/download/',
      'customer/social/link_end/',
      'customer/social/link_start/',
      'customer/social/unlink/',
      'exchange/buyback_request/create/',
      'exchange/old_gold_request/create/',
      'exchange/request/accept/',
      'exchange/request/account/',
      'golden_bounty/plan/cancel_request/',
      'order/order/pickup_code/',
      'store/pickup/add/',
    ]);
  });

  it('is asked for by calls that have a session only', () => {
    for (const { access, proof } of ENDPOINTS)
      if (proof !== undefined) expect(['shopper', 'customer']).toContain(access);
  });
});
