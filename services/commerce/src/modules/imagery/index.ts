export { COMMITTED_PICTURES } from './committed-pictures.ts';
export { colourBit, drawnColours } from './drawn-colours.ts';
export { pictureOf } from './picture-of.ts';
export type { PictureOrders } from './picture-orders.ts';
export { pieceOf } from './piece-of.ts';
export { undrawnPictures } from './undrawn-pictures.ts';
