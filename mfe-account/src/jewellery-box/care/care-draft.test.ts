import { describe, expect, it } from '@jest/globals';
import { draftOf } from './care-draft.model.ts';

describe('days that are proposed for care', () => {
  it.each([
    ['2028-02-29', '2028-08-29', '2029-02-28'],
    ['2027-08-31', '2028-02-29', '2028-08-31'],
    ['2026-08-31', '2027-02-28', '2027-08-31'],
    ['2026-11-28', '2027-05-28', '2027-11-28'],
  ])('of %s are days of the month they belong to', (today, inHalfAYear, inAYear) => {
    const draft = draftOf([], today);
    expect([draft.cleaning.due, draft.inspection.due]).toEqual([inHalfAYear, inAYear]);
  });
});
