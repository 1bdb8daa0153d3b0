import { GIFT_CARDS } from '@suvarna/contracts/gift-cards';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { Tx } from '../../../platform/database/database.ts';
import { hashesOfCode, hashOfCode, newCardCode, sealCode } from '../card-code.ts';
import { findByCode, type Card } from '../card.store.ts';

/** Last day of a card that is paid on this day: three years later, on the day before a 29th of February that is missing. */
export function lastDayOf(paidOn: string): string {
  const [year = 0, month = 1, day = 1] = paidOn.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year + GIFT_CARDS.years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + GIFT_CARDS.years, month - 1, Math.min(day, lastOfMonth)))
    .toISOString()
    .slice(0, 10);
}

/** What a card has from the moment it is paid: a code that no other card has, and its last day. */
export async function activation(
  tx: Tx,
  secret: string,
  cardId: string,
  at: Date,
): Promise<Pick<Card, 'state' | 'code_hash' | 'code_sealed' | 'last4' | 'paid_at' | 'expires_on'>> {
  let code = newCardCode();
  while ((await findByCode(tx, hashesOfCode(secret, code))) !== undefined) code = newCardCode();
  return {
    state: 'paid',
    code_hash: hashOfCode(secret, code),
    code_sealed: sealCode(secret, cardId, code),
    last4: code.slice(-4),
    paid_at: at,
    expires_on: lastDayOf(indianDay(at)),
  };
}
