import { goldDecide, goldPublish, goldRates } from '@suvarna/contracts/operations';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from '../needs.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../../platform/http/serve.ts';
import { requirePerson } from '../../../platform/http/staff-access.ts';
import { waitingProposals } from './gold-rate-proposal.store.ts';
import { listGold } from './gold-rate.store.ts';
import { decideGold, publishGold } from './publish-gold.ts';

const SHOWN = 30;

/** Gold rates: a new version of all karats at once, by an admin, by two of them where they jump; on record. */
export function staffGoldRateRoutes({ db, clock }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, goldRates, async () =>
      envelope({
        results: (await listGold(db, SHOWN)).map(
          ({ version, effective_from, rates, source, published_by, confirmed_by, published_at }) => ({
            version,
            effective_from: effective_from.toISOString(),
            paise_per_gram: rates,
            source,
            published_by,
            confirmed_by,
            published_at: published_at?.toISOString() ?? null,
          }),
        ),
        waiting: (await waitingProposals(db, clock())).map(
          ({ proposal_id, effective_from, rates, source, proposed_by, proposed_at, moved_bp }) => ({
            proposal_id,
            effective_from: effective_from?.toISOString() ?? null,
            paise_per_gram: rates,
            source,
            proposed_by,
            proposed_at: proposed_at.toISOString(),
            moved_bp,
          }),
        ),
      }),
    );

    serveOnce(app, goldPublish, async ({ tx, request }) => {
      const { paise_per_gram: rates, effective_from: from, source, published_by } = request.body;
      const wanted = { rates, source, published_by, isUnnamed: request.isUnnamedStaff };
      const outcome = await publishGold(
        tx,
        from === undefined ? wanted : { ...wanted, effective_from: new Date(from) },
        clock(),
      );
      request.log.info(outcome, 'gold rates were published, or wait for a second person');
      return envelope(
        outcome.state === 'published'
          ? { ...outcome, effective_from: outcome.effective_from.toISOString() }
          : outcome,
      );
    });

    serveOnce(app, goldDecide, async ({ tx, request }) => {
      const { proposal_id: proposalId, decision, decided_by: by } = request.body;
      if (decision === 'publish') requirePerson(request.isUnnamedStaff);
      const { version, effective_from: from } = await decideGold(
        tx,
        { proposalId, publish: decision === 'publish', by },
        clock(),
      );
      request.log.info({ proposalId, decision, version }, 'waiting gold rates were decided');
      return envelope({ version, effective_from: from?.toISOString() ?? null });
    });
  };
}
