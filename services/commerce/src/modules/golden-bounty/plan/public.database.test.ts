import { describe, expect, it } from '@jest/globals';
import type { BountyTerms, Calculation } from '@suvarna/contracts/golden-bounty';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';

const service = ofSuite(() =>
  startService('golden_bounty_public', {}, { clock: () => new Date('2026-11-25T06:30:00Z') }),
);

const calculate = (query: string) => service.get(`/api/golden_bounty/plan/calculator/?${query}`);

describe('what anybody may know', () => {
  it('are the terms, with who hears grievances and the sentences to show', async () => {
    const { body, headers } = await service.get('/api/golden_bounty/terms/');
    expect(body.data as BountyTerms).toMatchObject({
      minimum_paise: 1_000_00,
      maximum_paise: 50_000_00,
      discount_percent: 12,
      max_days_to_redeem: 365,
      with_coupons: false,
      grievance_officer: { email: 'grievance@suvarna.example' },
    });
    expect((body.data as BountyTerms).text_keys[0]).toBe('terms.discountNoDeposit');
    expect(headers['cache-control']).toContain('public');
  });

  it('is what an amount comes to, and what a missed month costs', async () => {
    expect((await calculate('amount=1000')).body.data as Calculation).toMatchObject({
      value_paise: 5_600_00,
    });
    const { body } = await calculate('amount=1000&missed=2,4&late=3&starts_on=2026-01-31');
    expect(body.data as Calculation).toMatchObject({
      copay_amount_paise: 360_00,
      enrollment_date: '2026-01-31',
    });
  });

  it.each([
    ['amount=999', 'Minimum amount = ₹1,000 and maximum amount = ₹50,000'],
    ['amount=50001', 'Minimum amount = ₹1,000 and maximum amount = ₹50,000'],
    ['amount=1001', 'Please enter valid amount'],
    ['amount=1000&missed=6', 'The request is not valid.'],
    ['amount=1000&starts_on=2026-02-30', 'The request is not valid.'],
  ])('refuses %s in words', async (query, words) => {
    const answer = await calculate(query);
    expect([answer.status, answer.body.message]).toEqual([400, words]);
  });
});
