import { localizePath } from '@suvarna/contracts/locale';
import {
  type SocialProvider,
  socialReturn,
  socialReturnForm,
  type SocialReturnQuery,
} from '@suvarna/contracts/social';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { unavailable } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import { serve } from '../../platform/http/serve.ts';
import { noteReturn } from './flow.ts';

const FORM = 'application/x-www-form-urlencoded';
/** What we read; providers add what they like, and that is dropped before anybody minds it. */
const READ = ['state', 'code', 'error', 'iss', 'user'];

const fieldsOf = (given: Iterable<readonly [string, unknown]>): Record<string, unknown> =>
  Object.fromEntries([...given].filter(([name]) => READ.includes(name)));

/**
 * Where providers send the browser back to: Google by a link, Apple by a form of its own page, which
 * brings no cookie along. So what comes is put down, and the shop's own page, to which it goes on, ends
 * the sign-in. The one call that takes a form: a caller who sends one has to know the flow's state, and has
 * nothing of it.
 */
export function returnRoutes({ db, database, config, clock }: Needs): FastifyPluginAsync {
  const goOn = async (
    reply: FastifyReply,
    provider: SocialProvider,
    returned: SocialReturnQuery,
  ): Promise<FastifyReply> => {
    if (database.isDown()) throw unavailable();
    const flow = await noteReturn(db, provider, returned, clock());
    const links = flow?.purpose === 'link';
    const path = links ? '/account/profile/' : '/sign-in/return/';
    const page = config.shopOrigin + localizePath(path, flow?.locale ?? 'en');
    const next =
      flow === undefined || flow.next_path === '' ? '' : `?next=${encodeURIComponent(flow.next_path)}`;
    return (
      reply
        .header('Cache-Control', 'no-store')
        .header('Referrer-Policy', 'no-referrer')
        // What stands behind the # reaches no server and no log.
        .redirect(`${page}${next}#${links ? 'link-' : ''}${provider}=${flow?.id ?? ''}`, 303)
    );
  };

  return async (app) => {
    app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
      done(null, fieldsOf(new URLSearchParams(String(body)))),
    );
    app.addHook('preValidation', async (request) => {
      request.query = fieldsOf(Object.entries(request.query as object));
    });
    serve(app, socialReturn, (request, reply) => goOn(reply, request.params.provider, request.query));
    serve(app, socialReturnForm, (request, reply) => goOn(reply, request.params.provider, request.body));
  };
}
