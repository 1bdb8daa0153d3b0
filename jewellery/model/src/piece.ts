import type { Category } from '@suvarna/contracts/catalogue';

/** A row of equal stones; weights are for the whole row, in thousandths of a carat. */
export interface PieceStones {
  readonly type: string;
  readonly shape: string;
  readonly count: number;
  readonly millicarat: number;
  readonly role: 'centre' | 'accent';
}

/**
 * The handful of parameters a piece is made from: the part of a design that decides its shape. Two
 * pieces with equal parameters are equal to the last vertex.
 */
export interface Piece {
  readonly category: Category;
  /** Kind of piece inside its category: `halo`, `jhumka`, `kada`… */
  readonly form: string;
  readonly motif: string;
  readonly style: string;
  readonly stones: readonly PieceStones[];
  /** Free number that decides between variations of a form. */
  readonly look: number;
  readonly width_tenth_mm: number;
  readonly height_tenth_mm: number;
  /**
   * Length the size stands for, in millimetres: inner circumference of a ring, inner diameter of a
   * bangle, length of a chain or bracelet. `0` for pieces without a size.
   */
  readonly size_mm: number;
  /** Thickness of the metal in thousandths of the usual: how a piece is made lighter or heavier. */
  readonly gauge_milli: number;
  /** Whole milligrams stamped on coins and bars; `0` for jewellery. */
  readonly stamped_mg: number;
  /** Parts per thousand stamped on coins and bars; `0` for jewellery. */
  readonly fineness: number;
}
