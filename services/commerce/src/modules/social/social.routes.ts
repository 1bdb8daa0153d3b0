import {
  socialLinks,
  socialLogin,
  socialProve,
  socialProveSend,
  socialProviders,
  socialStart,
  socialUnlink,
} from '@suvarna/contracts/social';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Needs } from './needs.ts';
import { hashToken, newToken } from '../../platform/crypto/token.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import {
  answerSignIn,
  beforeSignIn,
  checkCode,
  issueCode,
  principalOf,
  requireRight,
  requireSent,
  senderOf,
  shopperOf,
} from '../identity/index.ts';
import { askForProof, takeProof } from './prove-mail.ts';
import { flowCookieOf, giveFlowCookie } from './flow-cookie.http.ts';
import { addressToProve, type FlowOwner } from './flow.store.ts';
import { beginFlow, takeReturn } from './flow.ts';
import { signInAs } from './sign-in.ts';
import { askProvider, browserOf, providerOf } from './social.http.ts';
import { unlink, viewLinks } from './link/unlink.ts';

/** Providers that sign in here; composers read it, too. */
export function providersRoutes({
  socialProviders: providers,
}: Pick<Dependencies, 'socialProviders'>): FastifyPluginAsync {
  return async (app) => {
    serve(app, socialProviders, () => envelope({ providers: providers.map(({ name }) => name) }));
  };
}

/**
 * Signing in with an account at Google or Apple. The browser carries a code back and no token: what
 * the provider says is fetched and checked here, for the browser and the session that began.
 */
export function socialRoutes(deps: Needs): FastifyPluginAsync {
  const { db, config, clock } = deps;

  const subjectOf = (request: FastifyRequest): string => principalOf(shopperOf(request));
  return async (app) => {
    serve(app, socialStart, async (request, reply) => {
      const provider = providerOf(deps, request.body.provider);
      const browser = flowCookieOf(request, config) ?? newToken();
      const url = await askProvider(
        deps,
        provider.name,
        beginFlow(
          db,
          provider,
          request.body,
          { browser, subject: subjectOf(request), purpose: 'sign-in' },
          clock(),
        ),
      );
      giveFlowCookie(reply, config, browser);
      return envelope({ authorize_url: url });
    });

    serve(app, socialLogin, async (request, reply) => {
      const { provider: name, flow: id, referral_code: referralCode = '' } = request.body;
      const provider = providerOf(deps, name);
      const [browser, subject] = [browserOf(deps, request), subjectOf(request)];
      const { flow, code, secrets } = await takeReturn(db, { id, browser, subject }, name, clock());
      const named = await askProvider(
        deps,
        name,
        provider.identityOf({ code, issuer: flow.issuer }, secrets),
      );
      const identity = {
        ...named,
        firstName: named.firstName || flow.first_name,
        lastName: named.lastName || flow.last_name,
      };
      const at = clock();
      const signedIn = await signInAs(
        deps,
        {
          provider: name,
          identity,
          proven: false,
          locale: flow.locale,
          before: await beforeSignIn(deps, request),
          referralCode,
        },
        at,
      );
      if (signedIn !== 'prove-mail') return answerSignIn(deps, reply, signedIn);
      const sent = await askForProof(
        deps,
        { id, identity, subject },
        { ...(await senderOf(deps, db, request, identity.email)), locale: flow.locale },
        at,
      );
      throw new Refusal('SOCIAL.PROVE_MAIL', { data: { email: identity.email, ...sent } });
    });

    serveOnce(app, socialProveSend, async ({ tx, request }) => {
      const subject = subjectOf(request);
      const owner: FlowOwner = {
        id: request.body.flow,
        subject,
        browserHash: hashToken(browserOf(deps, request)),
      };
      const at = clock();
      const email = await addressToProve(tx, owner, at);
      if (email == null) throw new Refusal('SOCIAL.STALE');
      const sender = await senderOf(deps, tx, request, email);
      return envelope(
        requireSent(
          await issueCode(tx, config.codes, { ...sender, purpose: 'social', target: email, subject, at }),
        ),
      );
    });

    serve(app, socialProve, async (request, reply) => {
      const { flow: id, otp, referral_code: referralCode = '' } = request.body;
      const subject = subjectOf(request);
      const owner: FlowOwner = { id, subject, browserHash: hashToken(browserOf(deps, request)) };
      const at = clock();
      const email = await addressToProve(db, owner, at);
      if (email == null) throw new Refusal('SOCIAL.STALE');
      requireRight(
        await checkCode(db, config.codes, { purpose: 'social', target: email, subject, at, code: otp }),
      );
      const { provider, identity, locale } = await takeProof(db, owner, at);
      const before = await beforeSignIn(deps, request);
      const signedIn = await signInAs(
        deps,
        { provider, identity, proven: true, locale, before, referralCode },
        at,
      );
      if (signedIn === 'prove-mail') throw new Error('An address that was proven is to be proven again.');
      return answerSignIn(deps, reply, signedIn);
    });

    serve(app, socialLinks, async (request) =>
      envelope(await viewLinks(db, shopperOf(request).id, deps.socialProviders)),
    );

    serveOnce(app, socialUnlink, async ({ tx, request }) => {
      await unlink(tx, shopperOf(request).id, request.body.provider, clock());
      return envelope({});
    });
  };
}
