export { heldUnder, holdCounting } from './held-pieces.store.ts';
export { withOwnPieces } from './own-pieces.ts';
export { insertReservations, lockPieces, movePieces, type Pieces, takePieces } from './stock.store.ts';
