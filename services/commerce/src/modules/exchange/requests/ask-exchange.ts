import type { Address } from '@suvarna/contracts/customers';
import type { BuybackRequestBody, ExchangeRequestBody } from '@suvarna/contracts/exchange';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { Locale } from '@suvarna/contracts/locale';
import { buybackFormula, exchangeFormula, goldValue, type PaidMix } from '@suvarna/pricing/exchange';
import type { Tx } from '../../../platform/database/database.ts';
import type { Redrawn } from '../../../platform/photos/redraw-photo.ts';
import type { Shopper } from '../../identity/index.ts';
import {
  findOwnLine,
  tradeIn,
  isCollected,
  lockPiece,
  moneyOfLine,
  paidMix,
  pickupOf,
  exchangeableMaterials,
} from '../../orders/index.ts';
import { ask, type RequestRow } from '../../requests/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { ExchangeEvidence } from '../evidence.ts';
import { KINDS } from './exchange-requests.ts';
import { requirePan } from '../quotes/pan-due.ts';
import { keepKycDocuments } from '../rows/kyc-documents.ts';
import { insertPhotos } from '../rows/photo.store.ts';
import { quotePiece, type QuoteContext } from '../quotes/quote-piece.ts';
import { pieceSeal, stands } from '../quotes/seal-quote.ts';
import { availableFrom } from '../worth/windows.ts';

export interface AskContext extends QuoteContext {
  /** Seals PAN and bank account. */
  readonly documentSecret: string;
  readonly owner: Shopper;
  readonly locale: Locale;
  /** Of what is handed in. */
  readonly photos: readonly Redrawn[];
}

type Way = 'exchange' | 'buyback';
type Body = ExchangeRequestBody & Partial<Pick<BuybackRequestBody, 'account'>>;

/** A quote from before it said what was paid with stands as it is. */
const isSameMix = (promised: PaidMix | undefined, now: PaidMix): boolean =>
  promised === undefined || (promised.money === now.money && promised.total === now.total);

const FORMULA = { exchange: exchangeFormula, buyback: buybackFormula } as const;

/** Where it is fetched; `null` when it is brought. The order's own address unless another is named, or the order was collected in a store. */
export async function pickupFor(
  tx: Tx,
  owner: Shopper,
  { hand_over: how, pickup_address_id: addressId }: Pick<Body, 'hand_over' | 'pickup_address_id'>,
  own: Pick<Address, 'store_id'> | null,
): Promise<ExchangeEvidence['pickup']> {
  if (how === 'store') return null;
  // What is bought back is in India, whatever address the customer has besides.
  const other = await pickupOf(tx, { owner, addressId, countryId: 'IN' });
  const door = own?.store_id === undefined ? own : null;
  const address: unknown = other === null ? door : JSON.parse(other);
  if (address === null) throw new Refusal('EXCHANGE.ADDRESS_REQUIRED');
  return address as ExchangeEvidence['pickup'];
}

/**
 * Hands a piece in for exactly what was quoted. From here on it counts as gone, and of two who hand it in
 * at once one does.
 *
 * @throws Refusal with a new quote when the one that was brought does not stand any more
 * @throws Refusal
 */
export async function askForPiece(tx: Tx, context: AskContext, way: Way, body: Body): Promise<RequestRow> {
  const { owner, secret, documentSecret, at, locale, photos } = context;
  const promised = pieceSeal.read(secret, body.quote);
  const own = await findOwnLine(tx, owner, promised.lineId);
  if (own === undefined) throw new Refusal('ORDER.NOT_FOUND');
  const piece = await lockPiece(tx, promised.lineId);
  if (piece === undefined) throw new Refusal('EXCHANGE.HANDED_IN');
  const { line, order } = piece;
  const pickup = await pickupFor(tx, owner, body, order.shipping_address);
  const now = exchangeableMaterials(context, line, order);
  const amount = promised[way];
  if (now === undefined || amount === 0 || order.delivered_at === null)
    throw new Refusal('EXCHANGE.NOT_TAKEN_BACK');
  const mix = await paidMix(tx, order);
  // Something of the order went back since, and took another part of the money with it.
  if (!stands(promised, at, now.rateVersion) || !isSameMix(promised.paid, mix))
    throw new Refusal('EXCHANGE.QUOTE_STALE', {
      data: await quotePiece(tx, context, { owner, itemId: line.id, type: way }),
    });
  const handed = { deliveredAt: order.delivered_at, inStore: isCollected(order) };
  if (indianDay(at) < availableFrom(handed, way, body.hand_over)) throw new Refusal('EXCHANGE.NOT_YET');
  const payTo = way === 'buyback' && mix.money > 0 ? 'bank' : 'credits';
  if (payTo === 'bank' && body.account === undefined) throw new Refusal('EXCHANGE.ACCOUNT_REQUIRED');
  await requirePan(tx, { customerId: owner.id, amount, at }, body.pan);
  const { karat, netMg, rate, rateVersion, stones, discount } = promised;
  const card = line.quote.productDetails;
  const evidence: ExchangeEvidence = {
    karat,
    netMg,
    rate,
    rateVersion,
    at: promised.at,
    lineId: line.id,
    orderNo: order.order_no,
    title: card.product_title,
    titleHi: card.title_hi ?? card.product_title,
    huids: line.huids,
    stones,
    discount,
    amount,
    lines: FORMULA[way]({ gold: goldValue(netMg, rate), stones, discount }),
    handOver: body.hand_over,
    pickup,
    payTo,
    ...(way === 'buyback' && { paid: mix }),
    comment: body.comment ?? '',
    photos: photos.length,
  };
  const kind = way === 'exchange' ? 'exchange' : 'buy-back';
  const request = await ask(tx, KINDS, {
    kind,
    customerId: owner.id,
    subject: line.id,
    evidence: { ...evidence },
    locale,
    at,
  });
  if (
    request === undefined ||
    !(await tradeIn(tx, line.id, { requestId: request.request_id, money: moneyOfLine(line, mix) }))
  )
    throw new Refusal('EXCHANGE.HANDED_IN');
  await keepKycDocuments(tx, documentSecret, request.request_id, {
    pan: body.pan,
    ...(payTo === 'bank' && { account: body.account }),
  });
  await insertPhotos(tx, request.request_id, photos);
  return request;
}
