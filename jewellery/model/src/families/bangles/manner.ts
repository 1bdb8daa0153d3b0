import type { Piece } from '../../piece.ts';

/** What a wrist gives when a piece comes in one size only: a small child's. */
const BABY_MM = 42;

export const innerRadius = ({ size_mm }: Piece): number => (size_mm || BABY_MM) / 2;

/** Work of Indian workshops: granules, ropes of wire, chased leaves. */
export const isIndian = ({ style }: Piece): boolean => style === 'traditional' || style === 'temple';
