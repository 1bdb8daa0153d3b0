import type { ExternalPiece, SharedBox, SharedPiece } from '@suvarna/contracts/jewellery-box';
import { stays, type Box } from '../read-box.ts';
import type { ShareRow } from './share.store.ts';
import { sumOf } from '../value.ts';
import type { BoughtPiece } from '../view-piece.ts';

const bought = (piece: BoughtPiece): SharedPiece => ({
  origin: 'store',
  piece_id: '',
  title: piece.title,
  title_hi: piece.title_hi,
  pictures: piece.pictures,
  photos: 0,
  metal: 'gold',
  karat: piece.karat,
  colour: piece.colour,
  quantity: piece.quantity,
  net_weight_mg: piece.net_weight_mg,
  stones: piece.stones,
  stones_text: '',
  value: piece.value,
});

const elsewhere = (piece: ExternalPiece): SharedPiece => ({
  origin: 'elsewhere',
  piece_id: piece.piece_id,
  title: piece.name,
  title_hi: piece.name,
  pictures: [],
  photos: piece.photos,
  metal: piece.metal,
  karat: piece.karat,
  colour: '',
  quantity: 1,
  net_weight_mg: piece.net_weight_mg,
  stones: [],
  stones_text: piece.stones,
  value: piece.value,
});

/** What a link shows: written field by field, so that nothing of the box gets out that was not meant to. */
export function viewShared(
  box: Box,
  { with_values: withValues, expires_at }: Pick<ShareRow, 'with_values' | 'expires_at'>,
  at: Date,
): SharedBox {
  const pieces = [...box.bought.filter(stays).map(bought), ...box.elsewhere.map(elsewhere)];
  return {
    as_of: at.toISOString(),
    expires_at: expires_at.toISOString(),
    with_values: withValues,
    total: withValues ? sumOf(pieces) : null,
    pieces: withValues ? pieces : pieces.map((piece) => ({ ...piece, value: null })),
  };
}
