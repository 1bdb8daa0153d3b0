import { AGENT_PROFILE_PATH } from '@suvarna/contracts/service';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from '../needs.ts';
import { businessProfile } from './business-profile.ts';

/** How long a platform may keep it (rule 18): keys are exchanged a week before the old one goes. */
const MAX_AGE_SECONDS = 3_600;

/** `/.well-known/ucp`: what the store can do by the protocol; for anybody, without a redirect (rules 16 to 18). */
export function profileRoutes({ config }: Needs): FastifyPluginAsync {
  const profile = Buffer.from(
    JSON.stringify(businessProfile(config.shopOrigin, config.agents?.keys?.published ?? [])),
  );
  return async (app) => {
    if (config.agents === null) return;
    app.get(
      AGENT_PROFILE_PATH,
      { config: { access: 'public' }, schema: { hide: true } },
      async (_request, reply) =>
        reply
          .headers({
            'content-type': 'application/json',
            'cache-control': `public, max-age=${String(MAX_AGE_SECONDS)}`,
            'access-control-allow-origin': '*',
          })
          .send(profile),
    );
  };
}
