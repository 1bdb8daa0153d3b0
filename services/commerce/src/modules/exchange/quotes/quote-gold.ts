import type { OldGoldQuote } from '@suvarna/contracts/exchange';
import { GOLD_GRADES } from '@suvarna/contracts/catalogue';
import { amountOf, goldValue, oldGoldFormula } from '@suvarna/pricing/exchange';
import { rateOf } from '@suvarna/pricing/rate';
import type { Pool } from '@suvarna/database/pool';
import { unavailable } from '../../../platform/refusal.ts';
import { PAN_ABOVE } from '../../checkout/index.ts';
import { publications } from '../../pricing/index.ts';
import { goldSeal, validUntil } from './seal-quote.ts';

export interface GoldContext {
  readonly pool: Pool;
  readonly secret: string;
  readonly at: Date;
}

/**
 * What gold of any maker is worth today by weight and karat: 100 % of its market value. An estimate, since
 * both are tested before anything is paid; the rate it is reckoned with stays that of the quote.
 */
export async function quoteOldGold(
  { pool, secret, at }: GoldContext,
  { karat, net_weight_mg: netMg }: { readonly karat: number; readonly net_weight_mg: number },
): Promise<OldGoldQuote> {
  const [now] = await publications(pool, at, 1);
  if (now === undefined) throw unavailable();
  const rate = rateOf(now.rates, karat);
  const lines = oldGoldFormula(goldValue(netMg, rate));
  const amount = amountOf(lines);
  return {
    karat,
    net_weight_mg: netMg,
    gold_rate_paise: rate,
    amount_paise: amount,
    lines,
    rates: GOLD_GRADES.map((of) => ({ karat: of, rate_paise: rateOf(now.rates, of) })),
    rate_version: now.version,
    quote: goldSeal.sign(secret, {
      karat,
      netMg,
      rate,
      rateVersion: now.version,
      at: at.getTime(),
      amount,
    }),
    valid_until: validUntil(at).toISOString(),
    needs_pan: amount > PAN_ABOVE,
  };
}
