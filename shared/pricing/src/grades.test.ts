import { describe, expect, it } from '@jest/globals';
import { GOLD_GRADES } from '@suvarna/contracts/catalogue';
import { HALLMARK_GRADES, HALLMARK_FROM_MG, inForce } from '@suvarna/contracts/law';
import { FINENESS } from './rate.ts';

describe('grades of gold', () => {
  it('are those that may be hallmarked today, each with its fineness', () => {
    expect(inForce(HALLMARK_GRADES, '2026-11-29')).toEqual([...GOLD_GRADES]);
    expect(Object.keys(FINENESS).map(Number)).toEqual([...GOLD_GRADES]);
  });

  it('took 20, 23 and 24 karat in 2022, and 9 karat in July 2025', () => {
    expect(inForce(HALLMARK_GRADES, '2022-05-31')).toEqual([14, 18, 22]);
    expect(inForce(HALLMARK_GRADES, '2025-07-17')).not.toContain(9);
    expect(inForce(HALLMARK_GRADES, '2025-07-18')).toContain(9);
  });

  it('stand in the order of their days, and the first counts before them all', () => {
    const days = HALLMARK_GRADES.map(({ from }) => from);
    expect(days).toEqual(days.toSorted());
    expect(inForce(HALLMARK_FROM_MG, '2000-01-01')).toBe(2_000);
  });
});
