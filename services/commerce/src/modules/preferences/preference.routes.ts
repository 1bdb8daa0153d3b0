import { consentSay, notificationChoose, notificationSettings } from '@suvarna/contracts/preferences';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { noteConsent } from '../../platform/notifications/consent.store.ts';
import { chooseChannels } from '../../platform/notifications/notice-settings.store.ts';
import { shopperOf } from '../identity/index.ts';
import { settingsOf } from './settings-of.ts';

/** What a customer wants to hear of, and what was agreed to. */
export function preferenceRoutes({ db, clock }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, notificationSettings, async (request) =>
      envelope(await settingsOf(db, shopperOf(request).id)),
    );

    serveOnce(app, notificationChoose, async ({ tx, request }) => {
      const { topic, by } = request.body;
      const { id } = shopperOf(request);
      if (topic === 'orders' && !by.email && !by.sms) throw new Refusal('ACCOUNT.ORDERS_MUST_BE_TOLD');
      await chooseChannels(tx, id, topic, by, clock());
      return envelope(await settingsOf(tx, id));
    });

    serveOnce(app, consentSay, async ({ tx, request }) => {
      const { id: customerId } = shopperOf(request);
      await noteConsent(tx, { customerId, ...request.body, at: clock() });
      return envelope(await settingsOf(tx, customerId));
    });
  };
}
