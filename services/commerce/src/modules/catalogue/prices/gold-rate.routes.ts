import { goldRate, goldRateFile, type GoldRates } from '@suvarna/contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import { unavailable } from '../../../platform/refusal.ts';
import { publications } from '../../pricing/index.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { serve } from '../../../platform/http/serve.ts';
import { rateTable } from '../snapshot/rate-table.ts';
import { answerOf, sendAnswer, snapshotNow, versionOf, type Answer } from '../answers.http.ts';

/** `product/gold_rate/` and `product/gold_rate_csv/`: the rate the prices now follow, and the days before it. Kept until there is another rate. */
export function goldRateRoutes(
  app: FastifyInstance,
  { pool, catalogue }: Pick<Dependencies, 'pool' | 'catalogue'>,
): void {
  const kept = new Map<string, Answer>();

  serve(app, goldRate, async (request, reply) => {
    const { days = 1 } = request.query;
    const snapshot = snapshotNow(catalogue);
    const key = `${versionOf(snapshot)} ${String(days)}`;
    const known = kept.get(key);
    if (known) return sendAnswer(request, reply, known);
    // Those up to the one that prices follow: a newer one counts here when it counts there.
    const found = await publications(pool, new Date(snapshot.context.book.rate_since), days);
    const [now] = found;
    if (now === undefined) throw unavailable();
    const answer = answerOf(
      snapshot,
      JSON.stringify({
        rate_version: now.version,
        fx_version: snapshot.fx_version,
        effective_from: now.effective_from.toISOString(),
        day: now.day,
        paise_per_gram: now.rates,
        history: found.map(({ day, rates, effective_from: from, source }) => ({
          day,
          paise_per_gram: rates,
          effective_from: from.toISOString(),
          source,
        })),
      } satisfies GoldRates),
    );
    // The catalogue knows of a publication a moment after the table: what is ahead of it is not kept.
    if (now.version === snapshot.rate_version) {
      for (const old of kept.keys()) if (!old.startsWith(key.split(' ')[0] ?? '')) kept.delete(old);
      kept.set(key, answer);
    }
    return sendAnswer(request, reply, answer);
  });

  serve(app, goldRateFile, async (request, reply) => {
    const { days = 1 } = request.query;
    const snapshot = snapshotNow(catalogue);
    const found = await publications(pool, new Date(snapshot.context.book.rate_since), days);
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="gold-rate.csv"')
      .header('Cache-Control', 'no-cache')
      .send(rateTable(found));
  });
}
