import type { PaymentMode } from '@suvarna/contracts/checkout';
import { localizePath } from '@suvarna/contracts/locale';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { findCustomer, phoneOfCustomer } from '../../identity/index.ts';
import type { Payable, PayableRow, Purpose, Standing } from '../../payments/index.ts';
import { activation } from './activate.ts';
import { findCard, lockCard, moveCard, noteHistory, noteRefundOfCard, type Card } from '../card.store.ts';
import { saidOf } from '../../../platform/refusal.ts';
import { GIFT_CARD, giftCardSubject } from './gift-card-subject.ts';

const STANDINGS: Readonly<Record<Card['state'], Standing>> = {
  unpaid: 'pending',
  failed: 'failed',
  over: 'ended',
  paid: 'paid',
  redeemed: 'paid',
  void: 'paid',
};
const WAITING = ['unpaid', 'failed'] as const;

async function payableOf(db: Database | Tx, card: Card): Promise<Payable | undefined> {
  // One that the store gave is not paid for.
  if (card.customer_id === null) return undefined;
  const customer = await findCustomer(db, card.customer_id);
  return {
    subject: giftCardSubject(card.card_id),
    owner: { kind: 'customer', id: card.customer_id },
    standing: STANDINGS[card.state],
    state: card.state,
    mode: card.provider ?? 'sandbox',
    currency: 'INR',
    payable: card.amount,
    payer: {
      name: card.from_name,
      email: customer?.email ?? '',
      phone: phoneOfCustomer(customer),
    },
  };
}

const isWaiting = (card: Card | undefined): boolean =>
  card !== undefined && (WAITING as readonly string[]).includes(card.state);
const isProvider = (mode: PaymentMode): mode is 'sandbox' | 'razorpay' => mode !== 'cod';

/**
 * Paying for a gift card: ahead and online. It is money's worth and no goods: there is no tax on it, and
 * what it buys later is taxed as what that is. Its money stays its funds until it is used.
 */
export function giftCardPurpose(secret: string): Purpose {
  return {
    kind: GIFT_CARD,
    refusals: {
      unknown: saidOf('GIFT_CARD.NOT_FOUND'),
      'not-waiting': saidOf('GIFT_CARD.NOT_PAYABLE'),
      gone: saidOf('GIFT_CARD.NOT_PAYABLE'),
    },
    async find(db, cardId) {
      const card = await findCard(db, cardId);
      return card && payableOf(db, card);
    },
    async lock(tx, cardId) {
      const card = await lockCard(tx, cardId);
      return card && payableOf(tx, card);
    },
    amountDue: async (tx, cardId) => (await findCard(tx, cardId))?.amount ?? 0,
    isFree: async (tx, cardId) => isWaiting(await findCard(tx, cardId)),
    claim: async (tx, cardId) => isWaiting(await findCard(tx, cardId)),
    async begin(tx, cardId, mode) {
      if (!isProvider(mode)) throw new Error(`A gift card is not paid by ${mode}.`);
      await moveCard(tx, cardId, WAITING, { state: 'unpaid', provider: mode });
    },
    async settle(tx, cardId, { mode, at }) {
      if (!isProvider(mode)) return 'refused';
      const paid = await activation(tx, secret, cardId, at);
      if (await moveCard(tx, cardId, WAITING, { ...paid, provider: mode })) {
        await noteHistory(tx, cardId, { at, event: 'paid', by: 'customer' });
        return 'settled';
      }
      const card = await findCard(tx, cardId);
      return card === undefined || card.state === 'over' ? 'refused' : 'repeated';
    },
    async fail(tx, cardId) {
      await moveCard(tx, cardId, ['unpaid'], { state: 'failed' });
    },
    async expire(tx, cardId) {
      await moveCard(tx, cardId, WAITING, { state: 'over' });
    },
    refunded: (tx, refundId, at) => noteRefundOfCard(tx, refundId, at),
    describe: (cardId, _mode, locale) => ({
      reference: cardId,
      returnTo: `${localizePath('/gift-cards/payment/', locale)}?card_id=${encodeURIComponent(cardId)}`,
    }),
    book: sql<PayableRow>`
      select card_id as id, amount as payable, 'INR' as currency, paid_at is not null as is_paid, true as is_online
      from gift_cards where customer_id is not null`,
  };
}
