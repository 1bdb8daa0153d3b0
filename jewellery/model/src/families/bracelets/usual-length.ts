import type { Piece } from '../../piece.ts';

/** Seven inches, for which the forms tell their metal. */
const USUAL_MM = 177.8;

/** A longer bracelet has more metal of the same kind: its length for each millimetre of the usual one. */
export const shareOfUsual = ({ size_mm }: Piece): number => (size_mm || USUAL_MM) / USUAL_MM;
