import { contentPolicy } from '@suvarna/contracts/endpoints/content';
import type { PolicyFacts } from '@suvarna/contracts/api/content';
import type { Envelope } from '@suvarna/contracts/errors';
import type { FastifyPluginAsync } from 'fastify';
import { countCodPincodes } from '../shipping/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { policyFacts } from './policy-facts.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { serve } from '../../platform/http/serve.ts';

const HOUR_MS = 3_600_000;

/** `content/…` that does not come from the catalogue. */
export function contentRoutes({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): FastifyPluginAsync {
  let kept: { readonly facts: PolicyFacts; readonly until: number } | undefined;

  return async (app) => {
    serve(app, contentPolicy, async (_request, reply): Promise<Envelope<PolicyFacts>> => {
      const now = clock().getTime();
      // The table of pincodes changes by import, a few times a year.
      if (kept === undefined || kept.until <= now)
        kept = { facts: policyFacts(await countCodPincodes(db)), until: now + HOUR_MS };
      void reply.header('Cache-Control', 'public, max-age=300');
      return envelope(kept.facts);
    });
  };
}
