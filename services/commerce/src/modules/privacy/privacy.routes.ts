import {
  deleteRequest,
  personalData,
  personalDataCopy,
  personalDataDownload,
  type PersonalDataState,
} from '@suvarna/contracts/privacy';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import type { Tx } from '../../platform/database/database.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { shopperOf, takeSessionCookies } from '../identity/index.ts';
import { askForCopy, lastCopyOf } from './copy.store.ts';
import { requestDeletion } from './delete-accounts.ts';
import { openCopy } from './make-copies.ts';

/** One's own data: a copy, and the end of the account. */
export function privacyRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock, config, account } = deps;

  async function stateOf(tx: Tx, customerId: string): Promise<PersonalDataState> {
    const copy = await lastCopyOf(tx, customerId);
    return {
      copy:
        copy === undefined
          ? null
          : {
              state: copy.state === 'ready' && (copy.expires_at ?? clock()) <= clock() ? 'gone' : copy.state,
              asked_at: copy.asked_at.toISOString(),
              until: copy.expires_at?.toISOString() ?? '',
              bytes: copy.bytes,
            },
      obstacles: [...(await account.obstacles(tx, customerId))],
      kept: [...(await account.kept(tx, customerId))],
    };
  }

  return async (app) => {
    serve(app, personalData, (request) =>
      db.transaction().execute(async (tx) => envelope(await stateOf(tx, shopperOf(request).id))),
    );

    serveOnce(app, personalDataCopy, async ({ tx, request }) => {
      const { id } = shopperOf(request);
      await askForCopy(tx, id, clock());
      return envelope(await stateOf(tx, id));
    });

    serve(app, personalDataDownload, async (request, reply) => {
      const text = await openCopy(db, config, shopperOf(request).id, clock());
      if (text === undefined) throw new Refusal('ACCOUNT.COPY_NOT_FOUND');
      reply.header('Content-Disposition', 'attachment; filename="suvarna-my-data.json"');
      // Not as JSON: that is what answers are, and this is a file.
      return reply.type('application/octet-stream').send(Buffer.from(text));
    });

    serveOnce(
      app,
      deleteRequest,
      { after: (_request, reply) => takeSessionCookies(reply, config) },
      async ({ tx, request }) => {
        const { id } = shopperOf(request);
        const outcome = await requestDeletion(tx, account, id, clock());
        if ('obstacles' in outcome)
          throw new Refusal('ACCOUNT.CANNOT_BE_DELETED', { data: { obstacles: outcome.obstacles } });
        return envelope({ due_at: outcome.dueAt.toISOString() });
      },
    );
  };
}
