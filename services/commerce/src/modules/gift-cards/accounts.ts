import type { Move } from '../ledger/index.ts';

type Account = Move['account'];

/**
 * What is owed for a card: the money that was paid for it stays its funds until a customer puts it into an
 * account, or it goes back. A floor of 0: a card is used once.
 */
export const fundsOfCard = (cardId: string): Account => ({
  code: `gift-card:${cardId}:funds:INR`,
  kind: 'funds',
  unit: 'INR',
  floor: 0,
});
/** Cards that the store gave; falls by them. */
export const GOODWILL: Account = {
  code: 'outside:goodwill:INR',
  kind: 'outside',
  unit: 'INR',
  floor: null,
};
