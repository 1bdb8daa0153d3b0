import { generateDesigns } from '../seed/generate-designs.ts';
import type { Design } from '../src/modules/designs/index.ts';

let made: readonly Design[] | undefined;

/**
 * The catalogue of the seed, made once: no fixture by its name, so that Node loads this file for all suites of
 * a worker (product-once.cjs). They share it, so no suite can change a design.
 */
export const seededDesigns = (): readonly Design[] =>
  (made ??= generateDesigns().map((design) => Object.freeze(design)));
