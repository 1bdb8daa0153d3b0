import type { Model } from '../model.ts';
import type { Piece, PieceStones } from '../piece.ts';
import { choicesFrom, type Choices } from './choices.ts';

/** What every family builds from. */
export interface Workshop {
  readonly piece: Piece;
  readonly choices: Choices;
  /** Thickness factor of the metal, 1 is usual. Wires and walls take it; sizes of stones and fingers do not. */
  readonly gauge: number;
  readonly centre: PieceStones | undefined;
  readonly accents: PieceStones | undefined;
}

/**
 * Whether a form shows the motif of a piece so that one would name the piece after it. It stands
 * beside the code that draws and chooses by the same code, because titles promise what it says.
 */
export type ShowsMotif = (workshop: Workshop) => boolean;

/** A family makes the whole model of its pieces. */
export type Family = (workshop: Workshop) => Model;

export function workshopOf(piece: Piece): Workshop {
  return {
    piece,
    choices: choicesFrom(piece.look),
    gauge: piece.gauge_milli / 1000,
    centre: piece.stones.find((row) => row.role === 'centre'),
    accents: piece.stones.find((row) => row.role === 'accent'),
  };
}
