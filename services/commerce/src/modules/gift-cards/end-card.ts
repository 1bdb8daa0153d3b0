import type { Static } from 'typebox';
import { isGiftCardAmount, type IssueGiftCardBody } from '@suvarna/contracts/gift-cards';
import { indianDay } from '@suvarna/contracts/indian-day';
import { Refusal } from '../../platform/refusal.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { eachDue } from '../../platform/jobs/each-due.ts';
import { post } from '../ledger/index.ts';
import { replaceAttempts, requestRefund } from '../payments/index.ts';
import { fundsOfCard, GOODWILL } from './accounts.ts';
import { activation } from './purchase/activate.ts';
import { cardAddress, cardWords } from './purchase/buy-card.ts';
import { insertCard, lockCard, lockOneOverdue, moveCard, noteHistory, type Card } from './card.store.ts';
import { giftCardSubject } from './purchase/gift-card-subject.ts';
import { newCardId } from './ids.ts';

const STORE = 'Suvarna';
const UNPAID_MS = 24 * 3_600_000;

/** Gives a customer a card that was not paid for. @throws Refusal */
export async function issueCard(
  tx: Tx,
  secret: string,
  body: Static<typeof IssueGiftCardBody>,
  at: Date,
): Promise<Card> {
  const { amount_paise: amount, design, locale = 'en', issued_by: by, note, to_email: email } = body;
  if (!isGiftCardAmount(amount)) throw new Refusal('GIFT_CARD.AMOUNT_INVALID');
  const cardId = newCardId();
  const card = await insertCard(
    tx,
    {
      card_id: cardId,
      customer_id: null,
      request_key: null,
      design,
      amount,
      ...cardWords({ from_name: STORE, to_name: body.to_name, message: body.message ?? '' }),
      to_email: cardAddress({ delivery: 'email', to_email: email }),
      delivery: 'email',
      send_on: indianDay(at),
      provider: null,
      locale,
      created_at: at,
    },
    await activation(tx, secret, cardId, at),
  );
  await post(tx, { key: `gift-card-issue:${cardId}`, kind: 'gift-card-issue', reference: cardId, at }, [
    { account: GOODWILL, amount: -amount },
    { account: fundsOfCard(cardId), amount },
  ]);
  await noteHistory(tx, cardId, { at, event: 'issued', by, note });
  return card;
}

/** Ends a card that was not used. What was paid for it goes back the way it came. @throws Refusal */
export async function voidCard(
  tx: Tx,
  {
    cardId,
    by,
    note,
    at,
  }: { readonly cardId: string; readonly by: string; readonly note: string; readonly at: Date },
): Promise<void> {
  const card = await lockCard(tx, cardId);
  if (card === undefined) throw new Refusal('GIFT_CARD.NOT_FOUND');
  const refundId = card.customer_id === null ? null : `${cardId}-R1`;
  const change = { state: 'void', code_sealed: null, refund_id: refundId } as const;
  if (!(await moveCard(tx, cardId, ['paid'], change))) throw new Refusal('GIFT_CARD.STATE_CONFLICT');
  const { amount } = card;
  if (refundId === null)
    await post(tx, { key: `gift-card-void:${cardId}`, kind: 'gift-card-void', reference: cardId, at }, [
      { account: fundsOfCard(cardId), amount: -amount },
      { account: GOODWILL, amount },
    ]);
  else {
    const subject = giftCardSubject(cardId);
    const asked = await requestRefund(tx, { refundId, subject, currency: 'INR', amount, at });
    if (asked !== 'requested') throw new Error(`Gift card ${cardId} cannot be given back: ${asked}.`);
  }
  await noteHistory(tx, cardId, { at, event: 'voided', by, note });
}

/** Cards that were not paid for a day can be paid no more. @returns how many. @throws AggregateError of those that could not be ended */
export function endUnpaidCards(db: Database, at: Date): Promise<number> {
  return eachDue(db, {
    lockOne: (tx, except) => lockOneOverdue(tx, new Date(at.getTime() - UNPAID_MS), except),
    idOf: ({ card_id: cardId }) => cardId,
    async work(tx, { card_id: cardId }) {
      await moveCard(tx, cardId, ['unpaid', 'failed'], { state: 'over' });
      await replaceAttempts(tx, giftCardSubject(cardId));
    },
  });
}
