import fc from 'fast-check';
import { MINIMUM_ORDER, REWARDS_PER_MONTH } from '../terms.ts';

/** What may happen to referrals, in any order. People are named by their place in the order they came. */
export type Step =
  /** `twin`: opened in the browser of the inviter. */
  | { readonly kind: 'invite'; readonly by: number; readonly twin: boolean }
  /** An order that is kept. */
  | { readonly kind: 'buy'; readonly who: number; readonly total: number }
  /** It is said again that an order was kept. */
  | { readonly kind: 'again'; readonly order: number }
  | { readonly kind: 'decide'; readonly who: number; readonly how: 'allow' | 'refuse' }
  | { readonly kind: 'month' };

const place = fc.nat({ max: 30 });
const invite = fc.record({
  kind: fc.constant('invite' as const),
  // Most by the first, so that the cap is met.
  by: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: place }),
  twin: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});
const buy = fc.record({
  kind: fc.constant('buy' as const),
  who: place,
  total: fc.constantFrom(MINIMUM_ORDER - 1, MINIMUM_ORDER, 4 * MINIMUM_ORDER),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: invite },
  { weight: 8, arbitrary: buy },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('again' as const), order: place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      who: place,
      how: fc.constantFrom('allow' as const, 'refuse' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'month' as const }) },
);
/** Credit has an end: a sequence is over before the first has. */
const MONTHS = 4;
export const randomSteps = fc.array(step, { minLength: 10, maxLength: 45 }).map((steps) => {
  const late = new Set(steps.filter(({ kind }) => kind === 'month').slice(MONTHS));
  return steps.filter((one) => !late.has(one));
});

interface Member {
  readonly by: Member | undefined;
  state: 'joined' | 'doubted' | 'rewarded' | 'refused';
  isKept: boolean;
  rewards: number;
  readonly inMonth: Map<string, number>;
}

/** The rules in thirty lines, without a database. @param monthAfter the month so many steps of time later */
export function modelOf(
  steps: readonly Step[],
  monthAfter: (months: number) => string,
): { readonly rewards: readonly number[]; readonly refused: number } {
  const member = (by?: Member, doubted = false): Member => ({
    by,
    state: doubted ? 'doubted' : 'joined',
    isKept: false,
    rewards: 0,
    inMonth: new Map(),
  });
  const people = [member()];
  let months = 0;
  const pay = (who: Member): void => {
    if (who.by === undefined || who.state !== 'joined' || !who.isKept) return;
    who.state = 'rewarded';
    who.rewards += 1;
    const month = monthAfter(months);
    const had = who.by.inMonth.get(month) ?? 0;
    if (had >= REWARDS_PER_MONTH) return;
    who.by.inMonth.set(month, had + 1);
    who.by.rewards += 1;
  };
  for (const one of steps) {
    const at = (index: number): Member => people[index % people.length] ?? member();
    if (one.kind === 'invite') people.push(member(at(one.by), one.twin));
    else if (one.kind === 'month') months += 1;
    else if (one.kind === 'buy' && one.total >= MINIMUM_ORDER) {
      at(one.who).isKept = true;
      pay(at(one.who));
    } else if (one.kind === 'decide' && at(one.who).state === 'doubted') {
      at(one.who).state = one.how === 'allow' ? 'joined' : 'refused';
      pay(at(one.who));
    }
  }
  return {
    rewards: people.map(({ rewards }) => rewards),
    refused: people.filter(({ state }) => state === 'refused').length,
  };
}
