import { indianDay } from '@suvarna/contracts/indian-day';
import type { Database } from '../../platform/database/database.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { openCode, printedCode } from './card-code.ts';
import { lockOneToSend, moveCard, noteHistory } from './card.store.ts';

const INDIA_MS = 5.5 * 3_600_000;
/** Cards that wait for a day leave in its morning. */
const FROM_HOUR = 8;

/** Sends cards whose day has come, each once; from then on the store has its code no more. @returns how many */
export async function sendCards(
  { db, secret }: { readonly db: Database; readonly secret: string },
  at: Date,
): Promise<number> {
  const sendsLaterDays = new Date(at.getTime() + INDIA_MS).getUTCHours() >= FROM_HOUR;
  let sent = 0;
  for (;;) {
    const isSent = await db.transaction().execute(async (tx) => {
      const card = await lockOneToSend(tx, { today: indianDay(at), sendsLaterDays });
      if (card?.code_sealed == null) return false;
      const { card_id: cardId, locale, to_email: to } = card;
      await notify(tx, {
        channel: 'email',
        to,
        template: 'gift-card',
        locale,
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
      return true;
    });
    if (!isSent) return sent;
    sent += 1;
  }
}
