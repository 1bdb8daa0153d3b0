import type { MinorUnits } from '@suvarna/contracts/money';
import fc from 'fast-check';
import { addDays, type Day } from '../records/calendar.ts';

/** What a customer does with a plan on a day; what cannot be done is refused and changes nothing. */
export interface Deed {
  readonly kind:
    | 'pay'
    | 'pay-part'
    | 'pay-twice'
    | 'fail'
    | 'reverse'
    | 'paper'
    | 'undo'
    | 'cancel'
    | 'spend'
    | 'return';
  /** Days after the deed before it. */
  readonly after: number;
  /** Which part of what is due a part is, in percent. */
  readonly percent: number;
}

export interface RandomCalendar {
  readonly startedOn: Day;
  readonly instalment: MinorUnits;
  readonly deeds: readonly Deed[];
}

const kinds: readonly Deed['kind'][] = [
  'pay',
  'pay',
  'pay',
  'pay',
  'pay-part',
  'pay-twice',
  'fail',
  'reverse',
  'paper',
  'paper',
  'undo',
  'cancel',
  'spend',
  'return',
];

/** Gaps at which people pay: at once, within a month, a month, at its edges, past grace, past the cure. */
const gap = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 3 }) },
  { weight: 3, arbitrary: fc.integer({ min: 24, max: 38 }) },
  { weight: 6, arbitrary: fc.integer({ min: 27, max: 32 }) },
  { weight: 2, arbitrary: fc.integer({ min: 36, max: 70 }) },
  { weight: 1, arbitrary: fc.integer({ min: 60, max: 120 }) },
);

/** First days around the ends of months, leap days and the days banks are closed, too: Diwali, Republic Day. */
const firstDay = fc.oneof(
  fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2026-11-25', days)),
  fc.constantFrom(
    '2027-01-31',
    '2027-10-29',
    '2027-10-31',
    '2028-01-26',
    '2028-02-29',
    '2028-08-31',
    '2031-09-30',
  ),
);

const percent = fc.integer({ min: 1, max: 99 });
const deed = (kind: fc.Arbitrary<Deed['kind']>, after: fc.Arbitrary<number>): fc.Arbitrary<Deed> =>
  fc.record({ kind, after, percent });

const wildDeeds = fc.array(deed(fc.constantFrom(...kinds), gap), { minLength: 3, maxLength: 16 });

/** Who pays month after month, now and then in parts, twice or late, and then buys. */
const monthly = deed(
  fc.oneof(
    { weight: 12, arbitrary: fc.constant<Deed['kind']>('pay') },
    { weight: 1, arbitrary: fc.constantFrom<Deed['kind']>('pay-part', 'pay-twice', 'fail', 'reverse') },
    { weight: 3, arbitrary: fc.constant<Deed['kind']>('paper') },
  ),
  fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 29, max: 31 }) },
    { weight: 1, arbitrary: fc.integer({ min: 36, max: 64 }) },
  ),
);
const afterwards = deed(
  fc.constantFrom<Deed['kind']>('spend', 'return', 'spend', 'cancel', 'pay', 'undo'),
  gap,
);
const regularDeeds = fc
  .tuple(
    fc.array(monthly, { minLength: 4, maxLength: 7 }),
    deed(fc.constantFrom<Deed['kind']>('spend', 'spend', 'spend', 'undo'), fc.integer({ min: 30, max: 60 })),
    fc.array(afterwards, { maxLength: 5 }),
  )
  .map(([paying, spending, rest]) => [...paying, spending, ...rest]);

/** A plan and what is done with it over somewhat more than a year. */
export const randomCalendar: fc.Arbitrary<RandomCalendar> = fc.record({
  startedOn: firstDay,
  instalment: fc.integer({ min: 2, max: 100 }).map((steps) => steps * 500_00),
  deeds: fc.oneof(wildDeeds, { weight: 2, arbitrary: regularDeeds }),
});
