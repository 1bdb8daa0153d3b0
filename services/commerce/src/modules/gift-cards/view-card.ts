import type { GiftCard, GiftCardState } from '@suvarna/contracts/gift-cards';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { Card } from './card.store.ts';

/** As people see it: a try that failed waits for another, and a day that is over ends a card. */
export function stateOf({ state, expires_on: last }: Card, at: Date): GiftCardState {
  if (state === 'failed') return 'unpaid';
  return state === 'paid' && last !== null && last < indianDay(at) ? 'expired' : state;
}

const hidden = (email: string): string => email.replace(/^(.).*(?=@)/, '$1•••');

/** @param isBuyer who bought it sees the address as it was written */
export function cardOf(card: Card, at: Date, isBuyer = true): GiftCard {
  const state = stateOf(card, at);
  return {
    card_id: card.card_id,
    state,
    design: card.design,
    amount_paise: card.amount,
    from_name: card.from_name,
    to_name: card.to_name,
    to_email: isBuyer ? card.to_email : hidden(card.to_email),
    message: card.message,
    delivery: card.delivery,
    send_on: card.send_on,
    sent_at: card.sent_at?.toISOString() ?? '',
    last4: card.last4,
    expires_on: card.expires_on ?? '',
    redeemed_at: card.redeemed_at?.toISOString() ?? '',
    printable: isBuyer && card.delivery === 'print' && state === 'paid' && card.code_sealed !== null,
  };
}
