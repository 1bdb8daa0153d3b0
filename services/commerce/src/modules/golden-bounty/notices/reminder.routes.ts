import { remindersUpdate } from '@suvarna/contracts/golden-bounty';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from '../needs.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serveOnce } from '../../../platform/http/serve.ts';
import { shopperOf } from '../../identity/index.ts';
import { remindersOf, saveReminders } from '../records/reminders.store.ts';

/** By what a customer is reminded of plans: a choice for all of them. */
export function reminderRoutes(deps: Needs): FastifyPluginAsync {
  return async (app) => {
    serveOnce(app, remindersUpdate, async ({ tx, request }) => {
      const { id: customerId } = shopperOf(request);
      await saveReminders(tx, customerId, request.body, deps.clock());
      return envelope(await remindersOf(tx, customerId));
    });
  };
}
