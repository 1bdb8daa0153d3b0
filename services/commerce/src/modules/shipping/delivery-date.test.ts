import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addWorkingDays,
  dayOfWork,
  DEFAULT_PINCODE,
  DEFAULT_WAY,
  deliveryDate,
  isHoliday,
  isWorkingDay,
  type Piece,
  WAY_ABROAD,
} from '@suvarna/contracts/shipping';
import { DELIVERY_DAYS } from '@suvarna/contracts/storefront-constants';
import { serviceRow } from './service-rule.ts';
import { textKeyOf, type Service } from './service.ts';

const METRO: Service = {
  pincode: '560001',
  countryId: 'IN',
  serviceable: true,
  city: 'Bengaluru',
  state: 'Karnataka',
  stateCode: '29',
  otherStates: [],
  cod: true,
  ccod: true,
  textKey: 'codAvailableText',
  express: true,
  fast: true,
  roadDays: 2,
};
const TOWN: Service = { ...METRO, pincode: '842001', express: false, fast: false, roadDays: 4 };
const FAST: Service = { ...METRO, pincode: '302001', express: false, roadDays: 3 };
const ABROAD: Service = {
  ...METRO,
  pincode: 'SW1A 1AA',
  countryId: 'GB',
  express: false,
  fast: false,
  roadDays: 9,
};
const READY = { stock: 3, leadDays: 1, quantity: 1 } as const;
const MADE = { stock: 'made-to-order', leadDays: 9, quantity: 1 } as const;
/** Wednesday, 18 November 2026, 10:00 in India. */
const WEDNESDAY = new Date('2026-11-18T04:30:00Z');
const on = (service: Service, piece: Omit<Piece, 'at'>, at: Date = WEDNESDAY) =>
  deliveryDate(service, { ...piece, at });

describe('a ready piece', () => {
  it('arrives the next working day at express pincodes, in 2 to 3 days at fast ones, in 4 in India, in 9 abroad', () => {
    expect(on(METRO, READY)).toEqual({ dispatch: '2026-11-18', delivery: '2026-11-19', tier: 'express' });
    expect(on(FAST, READY)).toEqual({ dispatch: '2026-11-18', delivery: '2026-11-21', tier: 'fast' });
    expect(on(TOWN, READY)).toEqual({ dispatch: '2026-11-18', delivery: '2026-11-23', tier: 'standard' });
    expect(on(ABROAD, READY)).toEqual({
      dispatch: '2026-11-18',
      delivery: '2026-11-28',
      tier: 'international',
    });
  });

  it('is taken up the same day until 14:00 in India, and the next working day from then on', () => {
    expect(on(METRO, READY, new Date('2026-11-18T08:29:59.999Z')).dispatch).toBe('2026-11-18');
    expect(on(METRO, READY, new Date('2026-11-18T08:30:00Z'))).toMatchObject({
      dispatch: '2026-11-19',
      delivery: '2026-11-20',
    });
    // Saturday after the cut-off: Sunday rests.
    expect(on(METRO, READY, new Date('2026-11-21T08:30:00Z'))).toMatchObject({
      dispatch: '2026-11-23',
      delivery: '2026-11-24',
    });
    // 23:00 UTC on Wednesday is Thursday morning in India.
    expect(on(METRO, READY, new Date('2026-11-18T23:00:00Z')).dispatch).toBe('2026-11-19');
  });

  it('rests on Sundays and holidays', () => {
    expect(on(METRO, READY, new Date('2026-11-22T04:30:00Z')).dispatch).toBe('2026-11-23');
    expect(on(METRO, READY, new Date('2027-01-25T04:30:00Z'))).toMatchObject({
      dispatch: '2027-01-25',
      delivery: '2027-01-27',
    });
    expect(on(METRO, READY, new Date('2027-10-29T04:30:00Z')).dispatch).toBe('2027-10-30');
  });
});

describe('the promise of a page that is the same for everybody', () => {
  it('is that of the default pincode, as the table of pincodes has it', () => {
    const {
      express,
      fast,
      road_days: roadDays,
    } = serviceRow({ pincode: DEFAULT_PINCODE, district: 'Bengaluru', state: 'Karnataka' });
    expect(DEFAULT_WAY).toEqual({ countryId: 'IN', express, fast, roadDays });
    expect(WAY_ABROAD.roadDays).toBe(DELIVERY_DAYS.international);
  });
});

describe('a piece made to order', () => {
  it('leaves after its lead days and does not go express', () => {
    expect(on(METRO, MADE)).toEqual({ dispatch: '2026-11-27', delivery: '2026-11-30', tier: 'fast' });
    expect(on(TOWN, MADE)).toMatchObject({ delivery: '2026-12-02', tier: 'standard' });
  });

  it('is also what more pieces are than are in stock', () => {
    expect(on(METRO, { ...READY, quantity: 4, leadDays: 9 }).tier).toBe('fast');
  });
});

const at = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-12-01T00:00:00Z'),
  noInvalidDate: true,
});
const service = fc.constantFrom(METRO, FAST, TOWN, ABROAD);
const piece = fc.record({
  stock: fc.oneof(fc.constant('made-to-order' as const), fc.integer({ min: 0, max: 5 })),
  leadDays: fc.integer({ min: 1, max: 30 }),
  quantity: fc.integer({ min: 1, max: 10 }),
});

describe('any promise', () => {
  it('is kept on working days, leaves before it arrives, and not before it is ordered', () => {
    fc.assert(
      fc.property(service, piece, at, (to, what, when) => {
        const { dispatch, delivery } = on(to, what, when);
        const today = new Date(when.getTime() + 19_800_000).toISOString().slice(0, 10);
        expect([isWorkingDay(dispatch), isWorkingDay(delivery)]).toEqual([true, true]);
        expect(dispatch < delivery && dispatch >= today).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is never earlier for who orders later, for a longer lead, or for a farther place', () => {
    fc.assert(
      fc.property(service, piece, at, fc.nat(20 * 86_400_000), fc.nat(10), (to, what, when, later, more) => {
        const { delivery } = on(to, what, when);
        expect(on(to, what, new Date(when.getTime() + later)).delivery >= delivery).toBe(true);
        expect(on(to, { ...what, leadDays: what.leadDays + more }, when).delivery >= delivery).toBe(true);
        expect(on({ ...to, roadDays: to.roadDays + more }, what, when).delivery >= delivery).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('goes express only for ready pieces, in India, where it is express', () => {
    fc.assert(
      fc.property(service, piece, at, (to, what, when) => {
        const ready = what.stock !== 'made-to-order' && what.quantity <= what.stock;
        expect(on(to, what, when).tier === 'express').toBe(ready && to === METRO);
      }),
    );
  });
});

describe('working days', () => {
  it('are counted one by one: as many lie between as were asked for', () => {
    fc.assert(
      fc.property(at, fc.nat(60), (when, count) => {
        const from = dayOfWork(when);
        const to = addWorkingDays(from, count);
        let between = 0;
        for (let day = Date.parse(from) + 86_400_000; day <= Date.parse(to); day += 86_400_000)
          if (isWorkingDay(new Date(day).toISOString().slice(0, 10))) between += 1;
        expect(between).toBe(count);
      }),
    );
  });

  it('know the fixed holidays of each year and the feasts of the years in the table', () => {
    expect(
      ['2031-01-26', '2031-08-15', '2031-10-02', '2026-11-08', '2027-03-22', '2028-10-17'].every(isHoliday),
    ).toBe(true);
    expect(isHoliday('2026-11-18')).toBe(false);
  });
});

describe('the text for paying at the door', () => {
  it.each([
    [true, true, true, 'codAvailableText'],
    [true, false, true, 'codAvailableText'],
    [true, true, false, 'codOnlyAvailableText'],
    [true, false, false, 'codOnlyAvailableText'],
    [false, true, true, 'ccodOnlyAvailableText'],
    [false, true, false, 'ccodOnlyAvailableText'],
    [false, false, true, 'codNotAvailableText'],
    [false, false, false, 'codNotAvailableText'],
  ] as const)('cash %s, card %s, prepaid %s: %s', (cod, ccod, prepaid, key) => {
    expect(textKeyOf({ cod, ccod, prepaid })).toBe(key);
  });
});
