export { withOwnPieces } from './own-pieces.ts';
export { insertReservations, lockPieces, movePieces, type Pieces, takePieces } from './stock.store.ts';
