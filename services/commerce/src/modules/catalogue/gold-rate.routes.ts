import { goldRate } from '@suvarna/contracts/endpoints/catalogue';
import type { GoldRates } from '@suvarna/contracts/api/catalogue';
import type { FastifyInstance } from 'fastify';
import { publications } from '../pricing/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { unavailable } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { answerOf, sendAnswer, snapshotNow, type Answer } from './answers.http.ts';

/** `product/gold_rate/`: the rate the prices now follow, and the days before it. Kept until there is another rate. */
export function goldRateRoutes(
  app: FastifyInstance,
  { pool, clock, catalogue }: Pick<Dependencies, 'pool' | 'clock' | 'catalogue'>,
): void {
  const kept = new Map<string, Answer>();

  serve(app, goldRate, async (request, reply) => {
    const { days = 1 } = request.query;
    const snapshot = snapshotNow(catalogue);
    const key = `${String(snapshot.catalogue_version)}.${String(snapshot.rate_version)} ${String(days)}`;
    const known = kept.get(key);
    if (known) return sendAnswer(request, reply, known);
    const found = await publications(pool, clock(), days);
    const [now] = found;
    if (now === undefined) throw unavailable();
    const answer = answerOf(
      snapshot,
      JSON.stringify({
        rate_version: now.version,
        effective_from: now.effective_from.toISOString(),
        day: now.day,
        paise_per_gram: now.rates,
        history: found.map(({ day, rates }) => ({ day, paise_per_gram: rates })),
      } satisfies GoldRates),
    );
    // The catalogue knows of a publication a moment after the table: what is ahead of it is not kept.
    if (now.version === snapshot.rate_version) {
      for (const old of kept.keys()) if (!old.startsWith(key.split(' ')[0] ?? '')) kept.delete(old);
      kept.set(key, answer);
    }
    return sendAnswer(request, reply, answer);
  });
}
