import { describe, expect, it } from '@jest/globals';
import { RIGHT_PIN as pin } from './behaviour.ts';
import { VoucherStore, type Refusal } from './voucher-store.ts';

const FINE = '6001010000000001';
const refusalOf = (work: () => unknown): Refusal | 'none' => {
  try {
    work();
    return 'none';
  } catch (error) {
    return (error as { readonly code: Refusal }).code;
  }
};
const aStore = () => new VoucherStore(() => undefined);
const reserve = (store: VoucherStore, reference: string, amount = 4_000_00, number = FINE) =>
  store.reserve({ reference, number, pin, amount, validSeconds: 600 });

describe('a voucher of the simulator', () => {
  it('is worth what its number says, less what was spent of it', () => {
    const store = aStore();
    expect(
      [FINE, '6001060000000001', '6002010000000001'].map((number) => store.balance(number, pin)),
    ).toEqual([10_000_00, 60_000_00, 3_500_00]);
  });

  it.each([
    ['1234010000000001', pin, 'UNKNOWN_VOUCHER'],
    [FINE, '000000', 'WRONG_PIN'],
    ['6003010000000001', pin, 'EXPIRED'],
  ])('%s with the PIN %s is refused: %s', (number, typed, code) => {
    expect(refusalOf(() => aStore().balance(number, typed))).toBe(code);
  });
});

describe('a name', () => {
  it('is one reservation, one capture, one release and one refund, however often it is used', () => {
    const store = aStore();
    expect(reserve(store, 'a')).toBe(reserve(store, 'a'));
    expect(refusalOf(() => reserve(store, 'a', 5_000_00))).toBe('OTHER_AMOUNT');
    expect(store.balance(FINE, pin)).toBe(6_000_00);
    store.capture('a', 3_000_00);
    expect(store.capture('a', 3_000_00)).toMatchObject({ captured: 3_000_00, captures: 1 });
    // What was reserved and not taken is on the voucher again.
    expect(store.balance(FINE, pin)).toBe(7_000_00);
    expect(refusalOf(() => store.release('a'))).toBe('CAPTURED');
    store.refund('a', 'r', 1_000_00);
    store.refund('a', 'r', 1_000_00);
    expect(store.balance(FINE, pin)).toBe(8_000_00);
    expect(refusalOf(() => store.refund('a', 's', 2_000_01))).toBe('OTHER_AMOUNT');
  });

  it('that was released is captured no more', () => {
    const store = aStore();
    reserve(store, 'a');
    store.release('a');
    store.release('a');
    expect(refusalOf(() => store.capture('a', 1))).toBe('RELEASED');
    expect(refusalOf(() => store.capture('never', 1))).toBe('UNKNOWN_RESERVATION');
    expect(store.balance(FINE, pin)).toBe(10_000_00);
  });

  it('of a voucher that declines is reserved and never captured', () => {
    const store = aStore();
    reserve(store, 'a', 1_00, '6006010000000001');
    expect(refusalOf(() => store.capture('a', 1_00))).toBe('DECLINED');
  });

  it('outlives a restart', () => {
    const store = aStore();
    reserve(store, 'a');
    const after = aStore();
    after.restore(store.contents());
    expect(after.balance(FINE, pin)).toBe(6_000_00);
  });
});
