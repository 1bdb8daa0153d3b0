import { describe, expect, it } from '@jest/globals';
import { addDays, monthsAfter } from './calendar.ts';
import { scheduleOf, type Part, type PlanFacts } from './plan-schedule.ts';
import { nextStepOf } from './next-step.ts';
import { paymentFault } from './payable-today.ts';

const A = 2_000_00;
const plan = (startedOn: string, ...parts: readonly (readonly [number, string, number?])[]): PlanFacts => ({
  startedOn,
  instalment: A,
  parts: parts.map(([number, on, amount = A]): Part => ({ number, on, amount })),
});
const onDue = (startedOn: string, count = 5): PlanFacts =>
  plan(
    startedOn,
    ...Array.from({ length: count }, (_, index) => [index + 1, monthsAfter(startedOn, index)] as const),
  );
const statesOn = (facts: PlanFacts, day: string) =>
  scheduleOf(facts, day).instalments.map(({ state }) => state);

describe('due dates', () => {
  it('are the day of enrolment in each month, or its last', () => {
    expect(scheduleOf(plan('2027-10-31'), '2027-10-31').instalments.map(({ due }) => due)).toEqual([
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
    ]);
  });
});

describe('the state of an instalment', () => {
  const facts = onDue('2026-11-25', 1);
  it.each([
    ['2026-12-19', 'upcoming'],
    ['2026-12-20', 'due'],
    ['2026-12-25', 'due'],
    ['2026-12-26', 'due_date_exceeded'],
    ['2027-01-01', 'due_date_exceeded'],
    ['2027-01-02', 'grace_period_exceeded'],
  ])('at the end of %s is %s', (day, state) => {
    expect(statesOn(facts, day)[1]).toBe(state);
  });

  it('is partially paid until its grace is over, and paid when the rest came', () => {
    const part = plan('2026-11-25', [1, '2026-11-25'], [2, '2026-12-20', 500_00]);
    expect(statesOn(part, '2027-01-01')[1]).toBe('partially_paid');
    expect(statesOn(part, '2027-01-02')[1]).toBe('grace_period_exceeded');
    const whole = plan(
      '2026-11-25',
      [1, '2026-11-25'],
      [2, '2026-12-20', 500_00],
      [2, '2027-01-01', 1_500_00],
    );
    expect(scheduleOf(whole, '2027-01-02').instalments[1]).toMatchObject({ state: 'paid', onTime: true });
  });
});

describe('a plan that is paid within grace', () => {
  it('matures thirty days after the fifth payment with 60 % of one instalment', () => {
    const facts = onDue('2026-11-25');
    expect(scheduleOf(facts, '2027-04-23').standing).toBe('active');
    expect(scheduleOf(facts, '2027-04-24')).toMatchObject({
      standing: 'matured',
      maturesOn: '2027-04-24',
      earned: 1_200_00,
      onTimeCount: 5,
    });
    expect(scheduleOf(facts, '2027-03-25').yearEndsOn).toBe('2027-11-25');
  });

  it('can be paid a month ahead and no more', () => {
    const facts = plan('2026-11-25', [1, '2026-11-25']);
    expect(paymentFault(facts, { number: 2, amount: A }, '2026-11-25')).toBeUndefined();
    const ahead = plan('2026-11-25', [1, '2026-11-25'], [2, '2026-11-25']);
    expect(paymentFault(ahead, { number: 3, amount: A }, '2026-12-24')).toBe('too-early');
    expect(paymentFault(ahead, { number: 3, amount: A }, '2026-12-25')).toBeUndefined();
  });

  it('takes no more than is left of an instalment, and no other than the next', () => {
    const facts = plan('2026-11-25', [1, '2026-11-25'], [2, '2026-12-20', 500_00]);
    expect(paymentFault(facts, { number: 2, amount: A }, '2026-12-20')).toBe('too-much');
    expect(paymentFault(facts, { number: 1, amount: A }, '2026-12-20')).toBe('not-next');
    expect(paymentFault(facts, { number: 3, amount: A }, '2026-12-20')).toBe('not-next');
  });
});

describe('a default', () => {
  const missed = onDue('2026-11-25', 1);

  it('stops what is to come and says from when the next payment is accepted', () => {
    const schedule = scheduleOf(missed, '2027-01-02');
    expect(schedule.standing).toBe('defaulted');
    expect(schedule.default).toEqual({
      number: 2,
      since: '2027-01-02',
      nextPaymentFrom: '2027-01-25',
      cancelsOn: '2027-03-03',
    });
    expect(schedule.instalments.map(({ frozen }) => frozen)).toEqual([false, false, true, true, true]);
    expect(paymentFault(missed, { number: 2, amount: A }, '2027-01-24')).toBe('too-early');
    expect(paymentFault(missed, { number: 2, amount: A }, '2027-01-25')).toBeUndefined();
  });

  it('that is cured shifts what follows by the month and costs that share', () => {
    const cured = plan('2026-11-25', [1, '2026-11-25'], [2, '2027-01-25']);
    const schedule = scheduleOf(cured, '2027-01-25');
    expect(schedule).toMatchObject({ standing: 'active', default: null, earned: 240_00, possible: 960_00 });
    expect(schedule.instalments.map(({ due }) => due).slice(2)).toEqual([
      '2027-02-25',
      '2027-03-25',
      '2027-04-25',
    ]);
    expect(schedule.maturesOn).toBe('2027-05-25');
  });

  it('that is cured after another due date shifts by two months', () => {
    const cured = plan('2026-11-25', [1, '2026-11-25'], [2, '2027-02-25']);
    expect(scheduleOf(cured, '2027-02-25').instalments[2]?.due).toBe('2027-03-25');
  });

  it('that is not cured in sixty days ends the plan', () => {
    expect(scheduleOf(missed, '2027-03-02').standing).toBe('defaulted');
    expect(scheduleOf(missed, '2027-03-03').standing).toBe('canceled');
    expect(paymentFault(missed, { number: 2, amount: A }, '2027-03-03')).toBe('ended');
  });

  it('may happen so often that the plan cannot mature within its year: then no money is taken', () => {
    const facts = plan('2026-11-25', [1, '2027-01-25'], [2, '2027-04-25'], [3, '2027-07-25']);
    const day = '2027-10-25';
    expect(scheduleOf(facts, day).default?.number).toBe(4);
    // Both that are left on one day: that would mature in time until thirty days before the year is over.
    expect(paymentFault(facts, { number: 4, amount: A }, day)).toBeUndefined();
    expect(paymentFault(facts, { number: 4, amount: A }, addDays(day, 2))).toBe('no-time');
  });
});

describe('what becomes of a plan by itself', () => {
  it.each([
    [onDue('2026-11-25', 1), '2026-12-25', { step: 'default', on: '2027-01-02' }],
    [onDue('2026-11-25', 1), '2027-01-02', { step: 'cancel', on: '2027-03-03' }],
    [onDue('2026-11-25', 5), '2027-03-25', { step: 'mature', on: '2027-04-24' }],
    [onDue('2026-11-25', 5), '2027-04-24', { step: 'year-over', on: '2027-11-26' }],
  ] as const)('%#', (facts, day, step) => {
    expect(nextStepOf(scheduleOf(facts, day), addDays(facts.startedOn, 365))).toEqual(step);
  });
});
