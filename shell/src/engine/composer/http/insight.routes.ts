/** What browsers say about speed and errors, as figures of the releases they are about. */
import { INSIGHT_PATH, InsightBatch, type Vital } from '@suvarna/contracts/events';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Compile } from 'typebox/compile';
import type { CanaryCounter } from '../release-delivery/canary-counts.ts';
import type { HealthCounter } from '../release-delivery/health-counts.ts';
import { allRemotes, type Live } from '../release-delivery/live.ts';
import type { ComposerLog } from '../log.ts';
import type { Metrics } from '../metrics.ts';

interface Parts {
  readonly live: () => Live | null;
  readonly canary: Pick<CanaryCounter, 'said'>;
  readonly health: Pick<HealthCounter, 'said'>;
  readonly shellVersion: string;
  readonly metrics: Metrics;
  readonly log: ComposerLog;
}

const MAX_BODY = 16 * 1024;
/** A page reports at most every ten seconds; several tabs and people behind one address do, too. */
const PER_ADDRESS = { points: 120, duration: 60 };
const isBatch = Compile(InsightBatch);

export async function insightRoutes(
  app: FastifyInstance,
  { live, canary, health, shellVersion, metrics, log }: Parts,
): Promise<void> {
  const addresses = new RateLimiterMemory(PER_ADDRESS);
  /** Releases this composer has served: figures exist for them alone, whatever a browser claims. */
  const served = new Set([`shell@${shellVersion}`]);
  const isServed = ({ remote, version }: { readonly remote: string; readonly version: string }): boolean => {
    const now = live();
    for (const known of now ? allRemotes(now) : []) served.add(`${known.name}@${known.version}`);
    return served.has(`${remote}@${version}`);
  };
  const observe = ({ name, value, remote, version }: Vital): void => {
    if (name.endsWith('CLS')) metrics.layoutShift.observe({ vital: name, remote, version }, value);
    else metrics.vitals.observe({ vital: name, remote, version }, value);
  };

  app.post(INSIGHT_PATH, { bodyLimit: MAX_BODY }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const verdict = await addresses.consume(request.ip).then(
      () => 'go on',
      () => 'too many',
    );
    if (verdict === 'too many') return reply.code(429).header('retry-after', '60').send();
    if (!isBatch.Check(request.body)) return reply.code(400).send();
    const { visit, vitals } = request.body;
    for (const vital of vitals) if (isServed(vital)) observe(vital);
    const known = visit && {
      ...visit,
      faults: visit.faults.filter(isServed),
      pages: visit.pages?.filter(isServed) ?? [],
    };
    if (known) canary.said(known, vitals);
    health.said(
      known,
      vitals.filter(({ page, ...part }) => isServed(page ?? part)),
    );
    for (const error of request.body.errors) {
      if (!isServed(error)) continue;
      metrics.browserErrors.inc({ remote: error.remote, version: error.version });
      log.warn(
        {
          remote: error.remote,
          version: error.version,
          reason: `${error.kind} at ${error.place || 'an unknown place'}`,
        },
        'an error in a browser',
      );
    }
    return reply.code(204).send();
  });
}
