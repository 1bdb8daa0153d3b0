import { generateDesigns } from '../../../../seed/generate-designs.ts';
import { seededDesigns } from '../../../../test-support/seeded-designs.ts';
import { seededBook } from '../../../../seed/seeded-book.ts';
import { buildSnapshot, type CatalogueSnapshot } from './catalogue-snapshot.ts';
import { NO_RATINGS } from '../designs/rating.ts';

export { seededBook };

/** The seed as a snapshot; `every` takes each n-th design only, `count` asks for more than the store has. */
export function seededSnapshot(every = 1, count?: number): Promise<CatalogueSnapshot> {
  return buildSnapshot({
    catalogue_version: 1,
    designs: (count === undefined ? seededDesigns() : generateDesigns(count)).filter(
      (_, at) => at % every === 0,
    ),
    book: seededBook(),
    today: new Date('2026-11-21T06:00:00Z'),
    ratings: NO_RATINGS,
  });
}
