import { type BuyGiftCardBody, GIFT_CARDS, isGiftCardAmount } from '@suvarna/contracts/gift-cards';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { Locale } from '@suvarna/contracts/locale';
import { isEmail, normaliseEmail } from '@suvarna/forms/email';
import { cleanText } from '@suvarna/forms/free-text';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fingerprintOf } from '../../../platform/crypto/fingerprint.ts';
import { insertCard, noteHistory, type Card } from '../card.store.ts';
import { newCardId } from '../ids.ts';

const DAY_MS = 86_400_000;
/** Words go to the owner of the address that was typed in: nothing in them may lead anywhere. */
const LEADS_AWAY = /https?:|www\.|@|[\p{L}\d-]+\.\p{L}{2,}/iu;

const oneLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim();

/** Names and message of a card. @throws Refusal when one is missing, or leads anywhere */
export function cardWords(
  body: Pick<BuyGiftCardBody, 'from_name' | 'to_name' | 'message'>,
): Pick<Card, 'from_name' | 'to_name' | 'message'> {
  const words = {
    from_name: oneLine(body.from_name),
    to_name: oneLine(body.to_name),
    message: cleanText(body.message).trim(),
  };
  const isRight =
    words.from_name !== '' &&
    words.to_name !== '' &&
    Object.values(words).every((text) => !LEADS_AWAY.test(text));
  if (!isRight) throw new Refusal('GIFT_CARD.DETAILS_INVALID');
  return words;
}

function dayOfSending(wanted: string | undefined, at: Date): string {
  const today = indianDay(at);
  const last = indianDay(new Date(at.getTime() + GIFT_CARDS.sendWithinDays * DAY_MS));
  const day = wanted ?? today;
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().slice(0, 10) === day;
  if (!isDay || day < today || day > last) throw new Refusal('GIFT_CARD.DETAILS_INVALID');
  return day;
}

/** Where a card is sent; `''` for one to print. @throws Refusal */
export function cardAddress(body: Pick<BuyGiftCardBody, 'delivery' | 'to_email'>): string {
  if (body.delivery === 'print') return '';
  if (!isEmail(body.to_email ?? '')) throw new Refusal('GIFT_CARD.DETAILS_INVALID');
  return normaliseEmail(body.to_email ?? '');
}

/**
 * Writes a card down as it was wished for; it is one when it is paid. The same call again is the same card.
 *
 * @throws Refusal when something of it cannot be
 */
export async function writeCard(
  tx: Tx,
  wanted: {
    readonly customerId: string;
    readonly body: BuyGiftCardBody;
    /** Names the call. */
    readonly key: string;
    readonly mode: 'sandbox' | 'razorpay';
    readonly locale: Locale;
    readonly at: Date;
  },
): Promise<Card> {
  const { customerId, body, key, mode, locale, at } = wanted;
  if (!isGiftCardAmount(body.amount_paise)) throw new Refusal('GIFT_CARD.AMOUNT_INVALID');
  const card = await insertCard(tx, {
    card_id: newCardId(),
    customer_id: customerId,
    request_key: fingerprintOf(['gift-card', customerId, key]),
    design: body.design,
    amount: body.amount_paise,
    ...cardWords(body),
    to_email: cardAddress(body),
    delivery: body.delivery,
    send_on: body.delivery === 'print' ? indianDay(at) : dayOfSending(body.send_on, at),
    provider: mode,
    locale,
    created_at: at,
  });
  if (card.created_at.getTime() === at.getTime())
    await noteHistory(tx, card.card_id, { at, event: 'written', by: 'customer' });
  return card;
}
