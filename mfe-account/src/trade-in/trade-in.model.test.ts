import { describe, expect, it } from '@jest/globals';
import { ApiFailure } from '@suvarna/contracts/call';
import {
  bodyOf,
  EMPTY,
  failureKey,
  faultsOf,
  goldBodyOf,
  isStale,
  milligramsOf,
  moneyBodyOf,
  type Draft,
} from './trade-in.model.ts';

const FILLED: Draft = {
  ...EMPTY,
  pan: 'abcpe 1234 f',
  holder: ' Asha Mehta ',
  number: '1234 5678 9012',
  numberAgain: '123456789012',
  ifsc: 'hdfc0001234',
  description: 'Two bangles',
};
const quote = { quote: 'signed-by-the-store-1' };
const sending = (draft: Draft, asked: Partial<Parameters<typeof faultsOf>[1]> = {}) => ({
  draft,
  quote,
  asked: { needsPan: false, toBank: false, isOldGold: false, ...asked },
  photos: [],
  locale: 'en' as const,
});
const failed = (code: string, status = 400): ApiFailure =>
  new ApiFailure(code, { status, code, body: { code } });

describe('handing a piece in', () => {
  it('for credit needs nothing but how it gets to the store', () => {
    expect(faultsOf(EMPTY, { needsPan: false, toBank: false, isOldGold: false })).toEqual({});
    expect(bodyOf(sending(EMPTY))).toEqual({ ...quote, hand_over: 'pickup', locale: 'en' });
  });

  it('for money needs an account, its number twice the same', () => {
    const asked = { needsPan: false, toBank: true, isOldGold: false };
    expect(Object.keys(faultsOf(EMPTY, asked)).sort()).toEqual(['holder', 'ifsc', 'number']);
    expect(faultsOf({ ...FILLED, numberAgain: '123456789013' }, asked)).toEqual({
      numberAgain: 'number-differs',
    });
    expect(faultsOf(FILLED, asked)).toEqual({});
    expect(moneyBodyOf(sending(FILLED, asked)).account).toEqual({
      holder: 'Asha Mehta',
      number: '123456789012',
      ifsc: 'HDFC0001234',
    });
  });

  it('asks for a PAN where the quote says so, as it is typed', () => {
    const asked = { needsPan: true, toBank: false, isOldGold: false };
    expect(faultsOf({ ...FILLED, pan: 'ABCDE1234F' }, asked)).toEqual({ pan: 'pan-invalid' });
    expect(faultsOf(FILLED, asked)).toEqual({});
    expect(bodyOf(sending(FILLED, asked)).pan).toBe('ABCPE1234F');
  });

  it('that was collected in a store needs a door, or is brought', () => {
    const asked = { needsPan: false, toBank: false, isOldGold: false, needsAddress: true };
    expect(faultsOf(EMPTY, asked)).toEqual({ addressId: 'address-needed' });
    expect(faultsOf({ ...EMPTY, handOver: 'store' }, asked)).toEqual({});
  });

  it('of old gold needs words and an address, which no order knows', () => {
    const asked = { needsPan: false, toBank: false, isOldGold: true };
    expect(Object.keys(faultsOf(EMPTY, asked)).sort()).toEqual(['addressId', 'description']);
    expect(faultsOf({ ...FILLED, handOver: 'store' }, asked)).toEqual({});
    expect(goldBodyOf(sending({ ...FILLED, handOver: 'store', addressId: 'left-over' }, asked))).toEqual({
      ...quote,
      hand_over: 'store',
      locale: 'en',
      description: 'Two bangles',
      pay_to: 'credits',
    });
  });

  it.each([
    ['12.5', 12_500],
    ['12,5', 12_500],
    [' १२.५ ', 12_500],
    ['0.5', 500],
    ['0.4', null],
    ['500', 500_000],
    ['500.1', null],
    ['12.3456', null],
    ['ten', null],
    ['', null],
  ])('reads a weight of %j', (typed, milligrams) => {
    expect(milligramsOf(typed)).toBe(milligrams);
  });

  it.each([
    ['EXCHANGE.QUOTE_STALE', 'quote-stale', true],
    ['EXCHANGE.QUOTE_INVALID', 'quote-stale', true],
    ['EXCHANGE.HANDED_IN', 'handed-in', false],
    ['EXCHANGE.NOT_TAKEN_BACK', 'not-taken-back', false],
    ['REQUEST.INVALID', 'failed-here', false],
  ])('says what %s means', (code, key, stale) => {
    expect([failureKey(failed(code)), isStale(failed(code))]).toEqual([key, stale]);
  });

  it('says that nobody knows, where the store had a fault', () => {
    expect(failureKey(failed('SERVICE.UNAVAILABLE', 503))).toBe('unclear');
    expect(failureKey(failed('REQUEST.IN_FLIGHT', 409))).toBe('unclear');
  });

  it('says that no answer came, since it may be done', () => {
    expect(failureKey(failed('NETWORK', 0))).toBe('offline');
    expect(failureKey(new Error('away'))).toBe('offline');
  });
});
