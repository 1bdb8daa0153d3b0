import type { ExchangeKind } from '@suvarna/contracts/exchange';
import { amountOf, goldValue, oldGoldFormula } from '@suvarna/pricing/exchange';
import { rateOf } from '@suvarna/pricing/rate';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findLine, findOrder, paidMix, type Prices } from '../../orders/index.ts';
import { goldInForce } from '../../pricing/index.ts';
import type { Facts, RequestRow } from '../../requests/index.ts';
import { evidenceOf, inspectionOf, type ExchangeEvidence } from '../evidence.ts';
import { inspect } from './inspect.ts';
import { worthOfLine } from '../worth/line-worth.ts';

type Requoted = Pick<
  ExchangeEvidence,
  'rate' | 'rateVersion' | 'at' | 'stones' | 'discount' | 'amount' | 'lines'
> &
  Partial<Pick<ExchangeEvidence, 'paid' | 'payTo'>>;

/** Decisions that open a request again, by where it stands: with its customer, or with the store. */
const OPENS: Readonly<Record<string, string>> = {
  refused: 'asked',
  ended: 'asked',
  declined: 'inspected',
  rejected: 'received',
};

async function quotedToday(
  tx: Tx,
  prices: Prices,
  kind: ExchangeKind,
  { lineId, karat, netMg, payTo }: ExchangeEvidence,
  at: Date,
): Promise<Requoted> {
  if (kind === 'old-gold') {
    const now = await goldInForce(tx, at);
    if (now === undefined) throw new Refusal('EXCHANGE.NOT_TAKEN_BACK');
    const rate = rateOf(now.rates, karat);
    const lines = oldGoldFormula(goldValue(netMg, rate));
    const quote = { rate, rateVersion: now.version, at: at.getTime(), amount: amountOf(lines), lines };
    return { ...quote, stones: 0, discount: 0 };
  }
  const line = await findLine(tx, lineId);
  const order = line && (await findOrder(tx, line.order_no));
  const worth = line && order?.delivered_at && worthOfLine(prices, { line, order }, order.delivered_at, at);
  if (!order || !worth?.ways) throw new Refusal('EXCHANGE.NOT_TAKEN_BACK');
  const { rate, rateVersion, stones, discount, ways } = worth;
  const { amount_paise: amount, lines } = ways[kind === 'exchange' ? 'exchange' : 'buyback'];
  return {
    ...{ rate, rateVersion, stones, discount, at: at.getTime(), amount, lines: [...lines] },
    ...(kind === 'buy-back' && line.handed_in === null && (await paidNow(tx, order, payTo))),
  };
}

/** Something of the order may have gone back while its customer had the piece again; what no money paid any more goes to no bank. */
async function paidNow(
  tx: Tx,
  order: Parameters<typeof paidMix>[1],
  payTo: ExchangeEvidence['payTo'],
): Promise<Required<Pick<Requoted, 'paid' | 'payTo'>>> {
  const paid = await paidMix(tx, order);
  return { paid, payTo: paid.money === 0 ? 'credits' : payTo };
}

/**
 * A request that is opened again is promised what its piece is worth now: the quote it was asked with is
 * never paid any more. What was found of the piece stays, reckoned by today's rate and stones.
 *
 * @returns `undefined` for a decision that opens nothing
 * @throws Refusal when it is not known what it is worth now
 */
export async function quoteAnew(
  tx: Tx,
  prices: Prices,
  kind: ExchangeKind,
  request: RequestRow,
  { to, by, at }: { readonly to: string; readonly by: string; readonly at: Date },
): Promise<{ readonly requoted: Facts; readonly terms: Facts | null } | undefined> {
  if (OPENS[request.state] !== to) return undefined;
  const before = evidenceOf(request);
  const requoted = await quotedToday(tx, prices, kind, before, at);
  const found = inspectionOf(request);
  // With its customer, or to be tested again: nothing is found yet.
  if (to !== 'inspected' || found === undefined) return { requoted: { ...requoted }, terms: null };
  const {
    gold_rate_paise: _rate,
    amount_paise: _amount,
    lines: _lines,
    stones_paise: stones,
    ...facts
  } = found;
  const second = request.terms?.['seconded_by'];
  // Of the stones that are still there, the same part.
  const part = before.stones === 0 ? 0 : Math.round((requoted.stones * stones) / before.stones);
  const terms = await inspect(
    tx,
    kind,
    { ...before, ...requoted },
    {
      // Who signed the test beside its first has signed it.
      terms: { ...facts, stones_paise: part, ...(second !== undefined && { seconded_by: second }) },
      by: second === undefined ? by : '',
    },
  );
  if (terms === undefined) throw new Error(`The test of ${request.request_id} cannot be reckoned again.`);
  return { requoted: { ...requoted }, terms: { ...terms } };
}
