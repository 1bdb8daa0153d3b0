import { indianDay } from '@suvarna/contracts/indian-day';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { eachDue } from '../../../platform/jobs/each-due.ts';
import { tell } from '../../../platform/notifications/tell.ts';
import { openCode, printedCode } from '../card-code.ts';
import { lockOneToSend, moveCard, noteHistory, type Card } from '../card.store.ts';

const INDIA_MS = 5.5 * 3_600_000;
/** Cards that wait for a day leave in its morning. */
const FROM_HOUR = 8;

async function send(tx: Tx, secret: string, card: Card, at: Date): Promise<void> {
  const { card_id: cardId, locale, to_email: to } = card;
  if (card.code_sealed === null) throw new Error(`Gift card ${cardId} has no code to send.`);
  await tell(tx, {
    to: { contact: to, locale },
    purpose: 'necessary',
    template: 'gift-card',
    key: `gift-card:${cardId}`,
    values: {
      from: card.from_name,
      to: card.to_name,
      message: card.message,
      amount: card.amount,
      code: printedCode(openCode(secret, cardId, card.code_sealed)),
      expiresOn: card.expires_on ?? '',
    },
  });
  await moveCard(tx, cardId, ['paid'], { sent_at: at, code_sealed: null });
  await noteHistory(tx, cardId, { at, event: 'sent', by: 'clock' });
}

/** Sends cards whose day has come, each once; from then on the store has its code no more. @returns how many. @throws AggregateError of those that could not be sent */
export function sendCards(
  { db, secret }: { readonly db: Database; readonly secret: string },
  at: Date,
): Promise<number> {
  const sendsLaterDays = new Date(at.getTime() + INDIA_MS).getUTCHours() >= FROM_HOUR;
  return eachDue(db, {
    lockOne: (tx, except) => lockOneToSend(tx, { today: indianDay(at), sendsLaterDays }, except),
    idOf: ({ card_id: cardId }) => cardId,
    work: (tx, card) => send(tx, secret, card, at),
  });
}
