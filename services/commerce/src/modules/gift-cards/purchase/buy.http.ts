import type { BuyGiftCardBody, GiftCardOpened, GiftCardPayment } from '@suvarna/contracts/gift-cards';
import type { Locale } from '@suvarna/contracts/locale';
import { Refusal } from '../../../platform/refusal.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Needs } from '../needs.ts';
import {
  initiatePayment,
  orUnavailable,
  paymentContext,
  paymentRefusal,
  verifyPayment,
} from '../../payments/index.ts';
import { modesOf } from '../../checkout/index.ts';
import { writeCard } from './buy-card.ts';
import { findCard, type Card } from '../card.store.ts';
import { giftCardSubject } from './gift-card-subject.ts';
import { cardOf } from '../view-card.ts';

/** A provider that is set up, the one that was asked for first. @throws Refusal when there is none */
function modeOf(
  { config }: Pick<Dependencies, 'config'>,
  asked: BuyGiftCardBody['mode'],
): 'sandbox' | 'razorpay' {
  const offered = modesOf(config).filter((mode) => mode === 'sandbox' || mode === 'razorpay');
  const mode = offered.find((one) => one === asked) ?? offered[0];
  if (mode === undefined)
    throw new Refusal('PAYMENT.PROVIDER_UNAVAILABLE', { message: 'This cannot be paid right now.' });
  return mode;
}

/** A customer's own card; another's is not there. @throws Refusal */
export async function ownCard(
  { db }: Pick<Dependencies, 'db'>,
  customerId: string,
  cardId: string,
): Promise<Card> {
  const card = await findCard(db, cardId);
  if (card?.customer_id !== customerId) throw new Refusal('GIFT_CARD.NOT_FOUND');
  return card;
}

/** Opens the provider's page for a card that waits for its money. @throws Refusal */
export async function openCardPage(
  deps: Needs,
  wanted: {
    readonly customerId: string;
    readonly cardId: string;
    readonly mode: BuyGiftCardBody['mode'] | undefined;
    readonly method?: BuyGiftCardBody['method'];
    readonly locale: Locale;
  },
): Promise<GiftCardOpened> {
  const { customerId, cardId, method, locale } = wanted;
  const mode = modeOf(deps, wanted.mode);
  const card = await ownCard(deps, customerId, cardId);
  const subject = giftCardSubject(cardId);
  const purpose = deps.purposes.of(subject);
  const outcome = await orUnavailable(
    purpose,
    initiatePayment(paymentContext(deps), {
      owner: { kind: 'customer', id: customerId },
      subject,
      mode,
      method,
      locale,
    }),
  );
  if (outcome.kind !== 'open') throw paymentRefusal(outcome.kind, purpose);
  return { card_id: cardId, amount_paise: card.amount, redirect_url: outcome.redirectUrl };
}

/** Writes a card and opens the page to pay it; the same call again is the same card and page. */
export async function buyCard(
  deps: Needs,
  wanted: {
    readonly customerId: string;
    readonly body: BuyGiftCardBody;
    readonly key: string;
    readonly locale: Locale;
  },
): Promise<GiftCardOpened> {
  const { customerId, body, locale } = wanted;
  const mode = modeOf(deps, body.mode);
  const card = await deps.db
    .transaction()
    .execute((tx) => writeCard(tx, { ...wanted, mode, at: deps.clock() }));
  return openCardPage(deps, { customerId, cardId: card.card_id, mode, method: body.method, locale });
}

/** What became of the payment of a card: its provider is asked. @throws Refusal */
export async function verifyCard(
  deps: Needs,
  customerId: string,
  body: {
    readonly card_id: string;
    readonly provider_payment_id?: string;
    readonly provider_order_id?: string;
    readonly signature?: string;
  },
): Promise<GiftCardPayment> {
  await ownCard(deps, customerId, body.card_id);
  const subject = giftCardSubject(body.card_id);
  const outcome = await verifyPayment(paymentContext(deps), {
    owner: { kind: 'customer', id: customerId },
    subject,
    providerOrderId: body.provider_order_id,
    providerPaymentId: body.provider_payment_id,
    signature: body.signature,
  });
  if (outcome.kind !== 'status') throw paymentRefusal(outcome.kind, deps.purposes.of(subject));
  const { payment, retry_allowed } = outcome.status;
  const card = cardOf(await ownCard(deps, customerId, body.card_id), deps.clock());
  return { payment, retry_allowed, card };
}
