import type { GiftCardRedeemed } from '@suvarna/contracts/gift-cards';
import { readGiftCardCode } from '@suvarna/forms/voucher';
import { Refusal } from '../../platform/refusal.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { addCredit, creditBalance } from '../credits/index.ts';
import { creditIssued, post } from '../ledger/index.ts';
import { fundsOfCard } from './accounts.ts';
import { hashesOfCode } from './card-code.ts';
import { findByCode, findCard, lockCard, moveCard, noteHistory, type Card } from './card.store.ts';
import { cardOf, stateOf } from './view-card.ts';

const YEAR_MS = 365 * 86_400_000;

/** The card of a code that was typed. @throws Refusal when no card has it */
export async function cardOfCode(db: Database, secret: string, typed: string): Promise<Card> {
  const code = readGiftCardCode(typed);
  const card = code === undefined ? undefined : await findByCode(db, hashesOfCode(secret, code));
  if (card === undefined) throw new Refusal('GIFT_CARD.CODE_INVALID');
  return card;
}

/** The end of its last day in India; what came into an account lives a year from now at least. */
function endOf({ expires_on: last }: Card, at: Date): Date {
  const end = Date.parse(`${last ?? ''}T23:59:59+05:30`);
  return new Date(Math.max(Number.isNaN(end) ? 0 : end, at.getTime() + YEAR_MS));
}

/**
 * Puts all of a card into an account's credits, once: of many who have the code, one gets it.
 *
 * @throws Refusal when it was used, ended or is over
 */
export async function redeemCard(
  tx: Tx,
  { cardId, customerId, at }: { readonly cardId: string; readonly customerId: string; readonly at: Date },
): Promise<GiftCardRedeemed> {
  const card = await lockCard(tx, cardId);
  if (card === undefined || stateOf(card, at) !== 'paid') throw new Refusal('GIFT_CARD.STATE_CONFLICT');
  const { amount } = card;
  const isMoved = await moveCard(tx, cardId, ['paid'], {
    state: 'redeemed',
    redeemed_at: at,
    redeemed_by: customerId,
    code_sealed: null,
  });
  if (!isMoved) throw new Refusal('GIFT_CARD.STATE_CONFLICT');
  await post(tx, { key: `gift-card-redeem:${cardId}`, kind: 'gift-card-redeem', reference: cardId, at }, [
    { account: fundsOfCard(cardId), amount: -amount },
    { account: creditIssued('credits', 'gift-card'), amount },
  ]);
  await addCredit(tx, {
    customerId,
    wallet: 'credits',
    origin: `gift-card:${cardId}`,
    amount,
    expiresAt: endOf(card, at),
    at,
    source: 'gift-card',
    reference: cardId,
  });
  await noteHistory(tx, cardId, { at, event: 'redeemed', by: 'customer' });
  const now = (await findCard(tx, cardId)) ?? card;
  return {
    amount_paise: amount,
    credits_paise: await creditBalance(tx, customerId, 'credits', at),
    card: cardOf(now, at, card.customer_id === customerId),
  };
}
