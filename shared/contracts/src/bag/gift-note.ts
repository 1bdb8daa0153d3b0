/** Longest gift note, of a piece in the bag as of an order: what a card has room for. */
export const GIFT_NOTE_MAX = 240;
