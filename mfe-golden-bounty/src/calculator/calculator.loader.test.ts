import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { aCalculation, aTerms } from '../plans.fixtures.ts';
import { answers, routeOf } from '@suvarna/testing/remote-page';
import { loadPlan } from './calculator.loader.ts';

const CALCULATOR = 'golden_bounty/plan/calculator/';
afterEach(() => {
  jest.restoreAllMocks();
});

const load = (query: string) => loadPlan({ ...routeOf(query), api, signal: new AbortController().signal });
const answering = () =>
  answers({
    'golden_bounty/terms/': () => aTerms(),
    [CALCULATOR]: ({ amount }) => aCalculation(Number(amount) * 100),
  });

describe('what the calculator begins with', () => {
  it.each([
    ['below the least', '900'],
    ['a step below the least', '500'],
    ['above the most', '50500'],
    ['between two steps', '1200'],
    ['no amount', 'much'],
  ])('is no calculation for an amount that is %s, and nobody is asked for one', async (_kind, typed) => {
    const { calls } = answering();
    expect(await load(`amount=${typed}`)).toMatchObject({ kind: 'data', data: { typed, calculation: null } });
    expect(calls(CALCULATOR)).toEqual([]);
  });

  it('is the server’s answer for an amount that a plan can have, the least too', async () => {
    const { calls } = answering();
    expect(await load('amount=1,000')).toMatchObject({
      data: { typed: '1000', calculation: aCalculation(1_000_00) },
    });
    expect(calls(CALCULATOR)).toEqual([{ amount: 1000 }]);
  });

  it('is twice the least when the address names no amount', async () => {
    answering();
    expect(await load('')).toMatchObject({ data: { typed: '2000', calculation: aCalculation(2_000_00) } });
  });
});
