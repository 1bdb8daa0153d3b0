import {
  pushKey,
  subscriptionRenew,
  type TopicBody,
  topicSubscribe,
  topicUnsubscribe,
} from '@suvarna/contracts/push';
import type { Locale } from '@suvarna/contracts/locale';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import { removeSubscription, renewSubscription, saveSubscription } from './push.store.ts';
import type { Needs } from './needs.ts';
import { holdSignIn, localeOf, sessionDead, shopperOf } from '../identity/index.ts';
import { readSubscription, type Subscription } from './subscription.ts';
import type { PushSettings } from './push-settings.ts';
import { texts } from './texts.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';

/** `server/subscribeTopic` (specification §7), its opposite, and the key a browser subscribes with. */
export function pushRoutes({ db, clock, config }: Needs): FastifyPluginAsync {
  const settings = (): PushSettings => {
    // A store without keys has no such calls; nothing about it is broken.
    if (config.push === null) throw new Refusal('REQUEST.NOT_FOUND');
    return config.push;
  };
  const subscriptionIn = ({ token }: Pick<TopicBody, 'token'>, locale: Locale): Subscription => {
    const subscription = readSubscription(token, settings());
    if (subscription === undefined) {
      const text = texts(locale)('token-unknown');
      throw new Refusal('PUSH.TOKEN_UNKNOWN', { message: text, fields: { '/token': text } });
    }
    return subscription;
  };

  return async (app) => {
    serve(app, pushKey, async (_request, reply) => {
      const { publicKey } = settings().vapid;
      reply.header('Cache-Control', 'public, max-age=300');
      return envelope({ public_key: publicKey });
    });

    serveOnce(app, topicSubscribe, async ({ tx, request }) => {
      const owner = shopperOf(request);
      // One that is signed out at this moment is told of nothing afterwards.
      if (request.signInId !== null && !(await holdSignIn(tx, request.signInId))) throw sessionDead();
      await saveSubscription(
        tx,
        { ...owner, signInId: request.signInId },
        {
          ...subscriptionIn(request.body, localeOf(request)),
          topic: request.body.topic,
          locale: localeOf(request),
        },
        clock(),
      );
      return envelope({ topic: request.body.topic, subscribed: true });
    });

    serve(app, subscriptionRenew, async (request) => {
      const { body } = request;
      const locale = localeOf(request);
      const [old, renewed] = [
        subscriptionIn({ token: body.old_token }, locale),
        subscriptionIn(body, locale),
      ];
      const at = clock();
      return envelope({ renewed: await renewSubscription(db, old, renewed, at) });
    });

    serveOnce(app, topicUnsubscribe, async ({ tx, request }) => {
      await removeSubscription(tx, subscriptionIn(request.body, localeOf(request)));
      return envelope({ topic: request.body.topic, subscribed: false });
    });
  };
}
