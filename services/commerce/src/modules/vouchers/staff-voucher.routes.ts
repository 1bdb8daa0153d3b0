import { staffVoucherFaults, staffVoucherRetry } from '@suvarna/contracts/vouchers';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { retryFault, voucherFaults } from './provider/faults.store.ts';

/** What a voucher provider refused: value that a person has to look after. */
export function staffVoucherRoutes({ db, clock }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, staffVoucherFaults, async () => envelope({ results: await voucherFaults(db) }));

    serveOnce(app, staffVoucherRetry, async ({ tx, request }) => {
      const { id, asked_by: askedBy, note } = request.body;
      const state = await retryFault(tx, { id, askedBy, note, at: clock() });
      if (state === undefined)
        throw new Refusal('REQUEST.NOT_FOUND', { message: 'Nothing under this name waits for a person.' });
      return envelope({ id, state });
    });
  };
}
