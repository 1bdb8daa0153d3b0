import type { OldGoldRequestBody } from '@suvarna/contracts/exchange';
import { goldValue, oldGoldFormula } from '@suvarna/pricing/exchange';
import type { Pool } from '@suvarna/database/pool';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { ask, type RequestRow } from '../../requests/index.ts';
import { pickupFor, type AskContext } from './ask-exchange.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { ExchangeEvidence } from '../evidence.ts';
import { KINDS } from './exchange-requests.ts';
import { requirePan } from '../quotes/pan-due.ts';
import { keepKycDocuments } from '../rows/kyc-documents.ts';
import { insertPhotos } from '../rows/photo.store.ts';
import { quoteOldGold } from '../quotes/quote-gold.ts';
import { goldSeal, stands } from '../quotes/seal-quote.ts';

/**
 * Hands in gold of any maker, at the rate of the quote; weight and karat are the test's to say.
 *
 * @throws Refusal with a new quote when the one that was brought does not stand any more
 * @throws Refusal
 */
export async function askForOldGold(
  tx: Tx,
  context: AskContext & { readonly pool: Pool },
  body: OldGoldRequestBody,
): Promise<RequestRow> {
  const { owner, secret, documentSecret, at, locale, photos } = context;
  const promised = goldSeal.read(secret, body.quote);
  const { karat, netMg, rate, rateVersion, amount } = promised;
  const today = await quoteOldGold(context, { karat, net_weight_mg: netMg });
  if (!stands(promised, at, today.rate_version)) throw new Refusal('EXCHANGE.QUOTE_STALE', { data: today });
  if (body.pay_to === 'bank' && body.account === undefined) throw new Refusal('EXCHANGE.ACCOUNT_REQUIRED');
  await requirePan(tx, { customerId: owner.id, amount, at }, body.pan);
  const evidence: ExchangeEvidence = {
    karat,
    netMg,
    rate,
    rateVersion,
    at: promised.at,
    lineId: '',
    orderNo: '',
    title: body.description,
    titleHi: body.description,
    huids: [],
    stones: 0,
    discount: 0,
    amount,
    lines: oldGoldFormula(goldValue(netMg, rate)),
    handOver: body.hand_over,
    pickup: await pickupFor(tx, owner, body, null),
    payTo: body.pay_to,
    comment: body.comment ?? '',
    photos: photos.length,
  };
  const request = await ask(tx, KINDS, {
    kind: 'old-gold',
    customerId: owner.id,
    // A customer who has more to hand in asks again.
    subject: randomUUID(),
    evidence: { ...evidence },
    locale,
    at,
  });
  if (request === undefined) throw new Refusal('EXCHANGE.HANDED_IN');
  await keepKycDocuments(tx, documentSecret, request.request_id, {
    pan: body.pan,
    ...(body.pay_to === 'bank' && { account: body.account }),
  });
  await insertPhotos(tx, request.request_id, photos);
  return request;
}
