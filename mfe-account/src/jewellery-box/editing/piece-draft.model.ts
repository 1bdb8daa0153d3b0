/** A piece from elsewhere between its form, which holds texts, and the store. */
import {
  EXTERNAL_PIECE_KARATS,
  type ExternalPieceBody,
  type ExternalPieceMetal,
  type ExternalPiece,
} from '@suvarna/contracts/jewellery-box';
import type { RequestPhoto } from '@suvarna/contracts/orders';
import { writtenLine } from '@suvarna/forms/jewellery-box';
import {
  gramsAsTyped,
  readGrams,
  readRupees,
  rupeesAsTyped,
  tidyHuid,
  type PieceFields,
} from '@suvarna/forms/jewellery-box-schema';

export const EMPTY: PieceFields = {
  name: '',
  metal: 'gold',
  karat: '',
  grams: '',
  stones: '',
  huid: '',
  bought_on: '',
  paid: '',
  note: '',
};

export const fieldsOf = (piece: ExternalPiece): PieceFields => ({
  name: piece.name,
  metal: piece.metal,
  karat: piece.karat === null ? '' : String(piece.karat),
  grams: gramsAsTyped(piece.net_weight_mg),
  stones: piece.stones,
  huid: piece.huid,
  bought_on: piece.bought_on,
  paid: rupeesAsTyped(piece.paid_paise),
  note: piece.note,
});

/**
 * Of fields that are right.
 *
 * @param photos `undefined` leaves those that are there
 */
export const bodyOf = (
  fields: PieceFields,
  photos: readonly RequestPhoto[] | undefined,
): ExternalPieceBody => ({
  name: writtenLine(fields.name),
  metal: fields.metal as ExternalPieceMetal,
  // Another metal may have been chosen after the karat.
  karat:
    fields.metal === 'gold'
      ? (EXTERNAL_PIECE_KARATS.find((karat) => String(karat) === fields.karat) ?? null)
      : null,
  net_weight_mg: readGrams(fields.grams) ?? null,
  stones: writtenLine(fields.stones),
  huid: tidyHuid(fields.huid),
  bought_on: fields.bought_on,
  paid_paise: readRupees(fields.paid) ?? null,
  note: fields.note.trim(),
  ...(photos && { photos: [...photos] }),
});
