import { describe, expect, it } from '@jest/globals';
import { faultsOfGold, movedBp, needsSecondPerson } from './gold-rate-rules.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
/** ₹12,000 fine gold, others by fineness. */
const RATES = { 14: 7_027_00, 18: 9_009_00, 22: 11_003_00, 24: 12_000_00 };

describe('gold rates', () => {
  it('by fineness have no faults, nor have those a shop rounds its own way', () => {
    expect(faultsOfGold({ rates: RATES, effective_from: NOW }, NOW)).toEqual({});
    // 22/24 in place of 916/999, and a real table of 14 and 18 karat (domain rules §2.1).
    expect(faultsOfGold({ rates: { ...RATES, 22: 11_000_00 }, effective_from: NOW }, NOW)).toEqual({});
    expect(
      faultsOfGold(
        { rates: { 14: 5_904_00, 18: 7_479_00, 22: 9_150_00, 24: 9_980_00 }, effective_from: NOW },
        NOW,
      ),
    ).toEqual({});
  });

  it.each([
    ['two rows changed places', { ...RATES, 14: RATES[18], 18: RATES[14] }, ['14', '18']],
    ['rupees written as paise', { ...RATES, 22: 110_03 }, ['22']],
  ])('are refused by their field where %s', (_, rates, karats) => {
    expect(Object.keys(faultsOfGold({ rates, effective_from: NOW }, NOW))).toEqual(
      karats.map((karat) => `/paise_per_gram/${karat}`),
    );
  });

  it('are never published for the past', () => {
    const before = new Date(NOW.getTime() - 1);
    expect(faultsOfGold({ rates: RATES, effective_from: before }, NOW)).toEqual({
      '/effective_from': 'must not lie in the past',
    });
    expect(faultsOfGold({ rates: RATES, effective_from: new Date('nonsense') }, NOW)).toHaveProperty([
      '/effective_from',
    ]);
  });

  it('take a second person above three percent, up or down, in any karat', () => {
    const moved = (by: number) => movedBp({ ...RATES, 22: RATES[22] * (1 + by) }, RATES);
    expect(needsSecondPerson(moved(0.03))).toBe(false);
    expect(needsSecondPerson(moved(-0.03))).toBe(false);
    expect(needsSecondPerson(moved(0.0301))).toBe(true);
    expect(needsSecondPerson(moved(-0.0301))).toBe(true);
    expect(movedBp(RATES, undefined)).toBe(0);
    expect(movedBp(RATES, RATES, { ...RATES, 24: RATES[24] / 2 }, undefined)).toBe(10_000);
  });
});
