import { socialLinkEnd, socialLinkStart } from '@suvarna/contracts/social';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Needs } from '../needs.ts';
import { newToken } from '../../../platform/crypto/token.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve } from '../../../platform/http/serve.ts';
import { shopperOf, signInOf } from '../../identity/index.ts';
import { flowCookieOf, giveFlowCookie } from '../flow-cookie.http.ts';
import { beginFlow, takeReturn } from '../flow.ts';
import { link } from './link.ts';
import { askProvider, browserOf, providerOf } from '../social.http.ts';
import { viewLinks } from './unlink.ts';

/** A link belongs to the sign-in that began it: another one of the same customer ends it as little as anybody's. */
const subjectOf = (request: FastifyRequest): string => `link:${signInOf(request)}`;

/** Adding an account at Google or Apple to the account that is signed in. */
export function linkRoutes(deps: Needs): FastifyPluginAsync {
  const { db, config, clock } = deps;
  return async (app) => {
    serve(app, socialLinkStart, async (request, reply) => {
      const provider = providerOf(deps, request.body.provider);
      const browser = flowCookieOf(request, config) ?? newToken();
      const begun = { browser, subject: subjectOf(request), purpose: 'link' } as const;
      const url = await askProvider(
        deps,
        provider.name,
        beginFlow(db, provider, { locale: request.body.locale }, begun, clock()),
      );
      giveFlowCookie(reply, config, browser);
      return envelope({ authorize_url: url });
    });

    serve(app, socialLinkEnd, async (request) => {
      const { provider: name, flow: id } = request.body;
      const provider = providerOf(deps, name);
      const owner = { id, browser: browserOf(deps, request), subject: subjectOf(request) };
      const { flow, code, secrets } = await takeReturn(db, owner, name, clock());
      const identity = await askProvider(
        deps,
        name,
        provider.identityOf({ code, issuer: flow.issuer }, secrets),
      );
      const { id: customerId } = shopperOf(request);
      const at = clock();
      await db.transaction().execute((tx) => link(tx, { customerId, provider: name, identity }, at));
      return envelope(await viewLinks(db, customerId, deps.socialProviders));
    });
  };
}
