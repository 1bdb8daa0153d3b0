import type { Subject } from '../../ledger/index.ts';

/** What money of a gift card is for: the card. */
export const GIFT_CARD = 'gift-card';
export const giftCardSubject = (cardId: string): Subject => ({ kind: GIFT_CARD, id: cardId });
