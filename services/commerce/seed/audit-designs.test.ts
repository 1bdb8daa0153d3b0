import { describe, expect, it } from '@jest/globals';
import { auditDesign } from './audit-designs.ts';
import { generateDesigns } from './generate-designs.ts';
import { KNOWN_FAULTS } from './known-faults.ts';
import { seededRandom } from './random.ts';

/** Of each category; `audit-designs.proof.ts` takes all. */
const SAMPLE = 2;

const random = seededRandom(49);
const sample = [...Map.groupBy(generateDesigns(), ({ category }) => category).values()].flatMap((designs) =>
  random.sample(designs, SAMPLE),
);

describe('a sample of the catalogue', () => {
  it('has no fault that its category is not known for', () => {
    expect(
      sample.flatMap(auditDesign).filter(({ category, fault }) => !KNOWN_FAULTS[`${category} ${fault}`]),
    ).toEqual([]);
  });
});
