/** The audit of the catalogue's pieces: faults of geometry, limits of the trade, and how each stands in its hero picture. */
import { auditModel } from '@suvarna/jewellery-model/audit/audit';
import { limitsBroken } from '@suvarna/jewellery-model/audit/limits';
import { solidsOf } from '@suvarna/jewellery-model/audit/solids';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import { framingOf } from '@suvarna/jewellery-renderer/view/framing';
import type { Design } from '../src/modules/designs/index.ts';
import { pieceOf } from '../src/modules/imagery/index.ts';

interface DesignFinding {
  readonly design_code: string;
  readonly category: Design['category'];
  readonly form: string;
  readonly fault: string;
  readonly value: number;
  readonly limit: number;
  readonly where: string;
}

/**
 * - `small`: a piece below 45 % of the picture's side is looked for, not looked at. A coin is as large on its card as in the hand.
 * - `cropped`: of what is sold nothing may be outside; a hundredth is the round end of a wire.
 * - `hairline`: at card size a line of less than 2 px is dotted or gone.
 */
const FRAMING = { small: 0.45, cropped: 0.01, hairline: 2 } as const;

/** What is wrong with a design, worst kinds first in no order. */
export function auditDesign(design: Design): DesignFinding[] {
  const piece = pieceOf(design);
  const model = modelOf(piece);
  const solids = solidsOf(model);
  const { fill, outside, thinnest } = framingOf(model, solids);
  const framing = [
    ...(fill < FRAMING.small && design.category !== 'gold-coins'
      ? [{ fault: 'small', value: fill, limit: FRAMING.small }]
      : []),
    ...(outside > FRAMING.cropped ? [{ fault: 'cropped', value: outside, limit: FRAMING.cropped }] : []),
    ...(thinnest < FRAMING.hairline ? [{ fault: 'hairline', value: thinnest, limit: FRAMING.hairline }] : []),
  ].map((each) => ({ ...each, where: 'hero' }));
  return [...auditModel(piece, model), ...limitsBroken(piece, model, solids), ...framing].map((finding) => ({
    design_code: design.design_code,
    category: design.category,
    form: design.form,
    ...finding,
  }));
}

/** How many designs of each category have each fault: `rings thorn` → 12. */
export const countsOf = (findings: readonly DesignFinding[]): Map<string, number> =>
  new Map(
    [...Map.groupBy(findings, ({ category, fault }) => `${category} ${fault}`)].map(([key, list]) => [
      key,
      new Set(list.map(({ design_code }) => design_code)).size,
    ]),
  );
