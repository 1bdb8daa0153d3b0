/** The gold rate in the header: learnt beside the documents, never waited for. */
import type { GoldRates } from '@suvarna/contracts/api/catalogue';
import type { ComposerLog } from '../log.ts';
import { createApiReader } from './api-reader.ts';
import type { Commerce } from './commerce.ts';
import type { GoldToday } from './shell-build.ts';

const ASK_AGAIN_MS = 10 * 60_000;
/** After a failure, so that a back end in trouble is not asked by every document. */
const PATIENCE_MS = 15_000;
const DEADLINE_MS = 4_000;

/** @returns what is known now; asks anew when prices may have changed since */
export function createGoldRate(commerce: Commerce, log: ComposerLog, now: () => number = Date.now): () => GoldToday | undefined {
  let known: GoldToday | undefined;
  let version: string | undefined;
  let askAgainAt = 0;
  let asking = false;

  const ask = async (): Promise<void> => {
    asking = true;
    try {
      const api = createApiReader(commerce, { locale: 'en', currency: 'INR', signal: AbortSignal.timeout(DEADLINE_MS) });
      const { data } = await api.get<GoldRates>('product/gold_rate/');
      const next = { day: data.day, paise22: data.paise_per_gram['22'], paise18: data.paise_per_gram['18'] };
      // The same object for the same rate: what was drawn with it stays good.
      if (JSON.stringify(next) !== JSON.stringify(known)) known = next;
      askAgainAt = now() + ASK_AGAIN_MS;
    } catch (error) {
      log.warn({ error }, 'the gold rate could not be read');
      askAgainAt = now() + PATIENCE_MS;
    } finally {
      version = commerce.dataVersion();
      asking = false;
    }
  };

  return () => {
    if (!asking && (version !== commerce.dataVersion() || now() >= askAgainAt)) void ask();
    return known;
  };
}
