import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { phrases } from '../languages/index.ts';
import type { Design } from '../../designs/design.ts';
import { facetBit } from './facets.ts';
import { usesMotif } from './motif-named.ts';
import { fixedMask } from './offers.ts';
import { find } from '../search/find.ts';
import { seededSnapshot } from '../snapshot/seeded-catalogue.fixtures.ts';

let snapshot: CatalogueSnapshot;
let kadas: readonly Design[];
beforeAll(async () => {
  snapshot = await seededSnapshot();
  kadas = snapshot.index.rows
    .map(({ design }) => design)
    .filter(({ form, motif }) => form === 'kada' && motif === 'peacock');
});

describe('a motif that is not shown', () => {
  it('is in no words', () => {
    for (const design of kadas) {
      expect(phrases('en').describe(design).includes('peacock motif')).toBe(usesMotif(design));
      expect(phrases('hi').describe(design).includes('मोर रूपांकन')).toBe(usesMotif(design));
    }
    expect(new Set(kadas.map(usesMotif)).size).toBe(2);
  });

  it('is found by no filter', () => {
    for (const design of kadas)
      expect(fixedMask(design, 'motif')).toBe(usesMotif(design) ? facetBit('motif', 'peacock') : 0);
  });

  it.each(['peacock kada', 'मोर कड़ा'])('is not found by %s', (query) => {
    const found = [...find(snapshot, { query, currency: 'INR' }).rows].map(
      (row) => snapshot.index.rows[row]?.design,
    );
    expect(new Set(found)).toEqual(new Set(kadas.filter(usesMotif)));
  });
});
