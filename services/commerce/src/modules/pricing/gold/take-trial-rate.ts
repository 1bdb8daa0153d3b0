import { isRateStale } from '@suvarna/contracts/catalogue';
import type { SandboxAccess } from '../../../platform/sandbox-access.ts';
import { goldAt } from './gold-rate.store.ts';
import type { GoldOutcome } from './publish-gold.ts';
import { takeRates, type Taking } from './take-rates.ts';
import { fillTrialDays } from './trial-rates.ts';

const PAISE = 100;
const DEADLINE_MS = 5_000;

/**
 * For a store on a developer's machine, whose rates end with its seed: the simulator of the feed is told the
 * last rate, so that no price moves by itself, and where that is older than a working day it is taken at
 * once, as the job of each morning takes it, after the days that are missing. What is published says that the simulator said it.
 */
export async function takeTrialRate(
  taking: Taking,
  { url, keyId, keySecret }: SandboxAccess,
  now: Date,
): Promise<GoldOutcome | null> {
  const gold = await goldAt(taking.db, now);
  if (gold === undefined) return null;
  const told = await fetch(`${url}/control/gold-feed`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ price_gram_24k: gold.rates[24] / PAISE }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!told.ok) throw new Error(`the simulator of the gold feed answered ${String(told.status)}`);
  if (!isRateStale(gold.effective_from.toISOString(), now)) return null;
  await fillTrialDays(taking.db, { fine: gold.rates[24], since: gold.effective_from }, now);
  return takeRates(taking, now);
}
