import { describe, expect, it } from '@jest/globals';
import type { Memory } from './memory.ts';
import { createRules, type Situation } from './rules.ts';

/** A browser's memory on paper. */
function aMemory(
  lasts = true,
): Memory & { readonly rested: Map<string, number>; readonly cookies: Map<string, string> } {
  const [local, cookies, rested] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, number>(),
  ];
  let asked = 0;
  return {
    lasts,
    cookies,
    rested,
    cookie: (name) => cookies.get(name) ?? null,
    isResting: (question) => rested.has(question),
    rest: (question, days) => rested.set(question, days),
    isMarked: (key) => local.has(key),
    read: (key) => local.get(key) ?? null,
    mark: (key, value) => local.set(key, value),
    asked: () => asked,
    countAsked: () => {
      asked += 1;
    },
  };
}
const guest: Situation = {
  place: 'home',
  isPhone: false,
  countryCode: '+91',
  customer: null,
  person: null,
  pincode: '',
  canNotify: true,
  update: 'none',
};
const customer = { firstName: 'Asha', lastName: '', email: 'asha@suvarna.example', phone: '' };
const signedIn: Situation = { ...guest, customer, person: customer.email };

describe('the pincode', () => {
  it.each([
    ['on a page with jewellery', {}, true],
    ['nowhere else', { place: 'other' }, false],
    ['not with a pincode', { pincode: '560001' }, false],
    ['not with a token', { customer }, false],
    ['not abroad', { countryCode: '+44' }, false],
  ] as const)('is asked for %s', (_, change, asked) => {
    expect(createRules(aMemory()).isWanted('pincode', { ...guest, ...change })).toBe(asked);
  });

  it('is not asked for while the cookie has one', () => {
    const memory = aMemory();
    memory.cookies.set('expressPincode', '560001');
    expect(createRules(memory).isWanted('pincode', guest)).toBe(false);
  });

  it('that was seen is not asked for on product pages of phones; that was refused rests for a week', () => {
    const memory = aMemory();
    const rules = createRules(memory);
    const product: Situation = { ...guest, place: 'product' };
    rules.shown('pincode');
    expect(
      [product, { ...product, isPhone: true }, { ...guest, isPhone: true }].map((situation) =>
        rules.isWanted('pincode', situation),
      ),
    ).toEqual([true, false, true]);
    rules.closed('pincode', null);
    expect(memory.rested).toEqual(new Map([['rest-pincode', 7]]));
    expect(rules.isWanted('pincode', guest)).toBe(false);
  });
});

describe('the phone', () => {
  it('is asked for in a login without one, where +91 is the code', () => {
    const rules = createRules(aMemory());
    expect(
      [
        signedIn,
        guest,
        { ...signedIn, customer: { ...customer, phone: '9876543210' } },
        { ...signedIn, countryCode: '+44' },
        { ...signedIn, countryCode: '' },
      ].map((situation) => rules.isWanted('phone', situation)),
    ).toEqual([true, false, false, false, false]);
  });

  it('that was refused is left alone for this login, and asked for in another', () => {
    const rules = createRules(aMemory());
    rules.closed('phone', signedIn.person);
    expect(rules.isWanted('phone', signedIn)).toBe(false);
    expect(rules.isWanted('phone', { ...signedIn, person: 'somebody@else.example' })).toBe(true);
  });
});

describe('notices', () => {
  it('are offered where some can be sent; refused, they rest for ninety days', () => {
    const memory = aMemory();
    const rules = createRules(memory);
    expect(
      [guest, { ...guest, canNotify: false }].map((situation) => rules.isWanted('notification', situation)),
    ).toEqual([true, false]);
    rules.closed('notification', null);
    expect(memory.rested).toEqual(new Map([['rest-notification', 90]]));
    expect(rules.isWanted('notification', guest)).toBe(false);
  });
});

describe('an update', () => {
  it('is said once to an open page, unless nothing works without', () => {
    const rules = createRules(aMemory());
    expect(rules.isWanted('app-update', { ...guest, update: 'soft' })).toBe(true);
    rules.closed('app-update', null);
    expect(
      ['none', 'soft', 'hard'].map((update) =>
        rules.isWanted('app-update', { ...guest, update } as Situation),
      ),
    ).toEqual([false, false, true]);
  });
});

describe('gifts', () => {
  it('are asked for once per browser', () => {
    const rules = createRules(aMemory());
    expect(rules.isWanted('gifting', guest)).toBe(true);
    rules.shown('gifting');
    expect(rules.isWanted('gifting', guest)).toBe(false);
  });
});

describe('a browser that keeps no cookie', () => {
  it('is not asked what it would be asked again with every page', () => {
    const rules = createRules(aMemory(false));
    expect(
      (['pincode', 'gifting', 'notification'] as const).map((name) => rules.isWanted(name, guest)),
    ).toEqual([false, false, false]);
    expect([
      rules.isWanted('phone', signedIn),
      rules.isWanted('app-update', { ...guest, update: 'soft' }),
    ]).toEqual([true, true]);
  });
});
