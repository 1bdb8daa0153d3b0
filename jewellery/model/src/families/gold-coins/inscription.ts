import type { Piece } from '../../piece.ts';

export const BRAND = 'SUVARNA';

/** `10 g`, `0.5 g`. */
export const weightText = ({ stamped_mg }: Piece): string => `${String(stamped_mg / 1000)} g`;
export const finenessText = ({ fineness }: Piece): string => `24K ${String(fineness || 999)}`;
