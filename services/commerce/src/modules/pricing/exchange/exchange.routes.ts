import { exchangeDecide, exchangePublish, exchangeRates } from '@suvarna/contracts/operations';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from '../needs.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../../platform/http/serve.ts';
import { requirePerson } from '../../../platform/http/staff-access.ts';
import { exchangeProposals, exchangeTable } from './exchange-rate.store.ts';
import { decideExchange, publishExchange } from './publish-exchange.ts';

const SHOWN = 30;

/** Exchange rates: a new version of all of them at once, by an admin, by two of them where they jump; on record. The one that began last makes prices abroad. */
export function staffExchangeRoutes({ db, clock }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, exchangeRates, async () =>
      envelope({
        results: (await exchangeTable.list(db, SHOWN)).map(
          ({ version, effective_from, rates, source, published_by, confirmed_by, published_at }) => ({
            version,
            effective_from: effective_from.toISOString(),
            paise_per_unit: rates,
            source,
            published_by,
            confirmed_by,
            published_at: published_at?.toISOString() ?? null,
          }),
        ),
        waiting: (await exchangeProposals.waiting(db, clock())).map(
          ({ proposal_id, effective_from, rates, source, proposed_by, proposed_at, moved_bp }) => ({
            proposal_id,
            effective_from: effective_from?.toISOString() ?? null,
            paise_per_unit: rates,
            source,
            proposed_by,
            proposed_at: proposed_at.toISOString(),
            moved_bp,
          }),
        ),
      }),
    );

    serveOnce(app, exchangePublish, async ({ tx, request }) => {
      const {
        paise_per_unit: rates,
        effective_from: from,
        source,
        published_by,
        large_move: isMeant = false,
      } = request.body;
      const outcome = await publishExchange(
        tx,
        {
          rates,
          source,
          published_by,
          isUnnamed: request.isUnnamedStaff,
          ...(from !== undefined && { effective_from: new Date(from) }),
        },
        isMeant,
        clock(),
      );
      request.log.info(outcome, 'exchange rates were published, or wait for a second person');
      return envelope(
        outcome.state === 'published'
          ? { ...outcome, effective_from: outcome.effective_from.toISOString() }
          : outcome,
      );
    });

    serveOnce(app, exchangeDecide, async ({ tx, request }) => {
      const { proposal_id: proposalId, decision, decided_by: by } = request.body;
      if (decision === 'publish') requirePerson(request.isUnnamedStaff);
      const { version, effective_from: from } = await decideExchange(
        tx,
        { proposalId, publish: decision === 'publish', by },
        clock(),
      );
      request.log.info({ proposalId, decision, version }, 'waiting exchange rates were decided');
      return envelope({ version, effective_from: from?.toISOString() ?? null });
    });
  };
}
