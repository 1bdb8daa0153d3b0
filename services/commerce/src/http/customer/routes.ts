import { AccountDetails, GuestSession, Login } from '@suvarna/contracts/api/customer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { findCustomer } from '../../data/customer-store.ts';
import { createGuest, revokeSession } from '../../data/session-store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { normaliseEmail, signIn } from '../../domain/identity/sign-in.ts';
import { answers, envelope, envelopeOf, Failure } from '../conventions/envelope.ts';
import { Refusal, unavailable } from '../conventions/refusal.ts';
import { shopperIfAny, shopperOf, tokenOf } from '../conventions/session.ts';

const tags = ['customer'];
const security = [{ token: [] }];
const strict = { additionalProperties: false } as const;

const DeviceFields = {
  shopBy: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  device_type: Type.Optional(Type.String({ pattern: '^[a-z]{1,20}$' })),
};
/** `uuid` is the browser's own mark. It is asked for by the specification and decides nothing: the token is made here. */
const CreateGuestBody = Type.Object({ uuid: Type.String({ minLength: 8, maxLength: 64 }), ...DeviceFields }, strict);
const LoginBody = Type.Object({
  email: Type.String({ maxLength: 254, pattern: '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$' }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
  ...DeviceFields,
}, strict);
const DetailsQuery = Type.Object({ pincode: Type.Optional(Type.Boolean()) }, strict);
const LoginAnswer = Type.Object({ ...envelopeOf(Login).properties, username: Type.String() });

/** Guests, sign-in, sign-out and the account's own data. */
export function customerRoutes(deps: Dependencies): FastifyPluginAsyncTypebox {
  const { db, database, limits } = deps;

  return async (app) => {
    app.post('/customer/customer_account/createguest/', {
      config: { access: 'public' },
      schema: { tags, summary: 'A session for a guest', body: CreateGuestBody, response: answers(GuestSession) },
    }, async (_request, reply) => {
      if (database.isDown()) throw unavailable();
      const session = await createGuest(db);
      reply.header('Cache-Control', 'private, no-store');
      return envelope({ access_token: session.token, expires_at: session.expiresAt.toISOString() });
    });

    app.post('/customer_account/login', {
      config: { access: 'public' },
      schema: { tags, summary: 'Signs in with e-mail and password; a guest token sent along brings its bag', body: LoginBody, response: { 200: LoginAnswer, '4xx': Failure, '5xx': Failure } },
    }, async (request, reply) => {
      if (database.isDown()) throw unavailable();
      const account = normaliseEmail(request.body.email);
      await limits.countLogin(request.ip, account);
      const outcome = await signIn(db, request.body, await shopperIfAny(db, request));
      if (outcome.kind === 'wrong-credentials') {
        // Not 401: the client would take its own session for dead (specification §8).
        throw new Refusal(400, 'SESSION.CREDENTIALS_WRONG', 'The email or the password is not right.');
      }
      await limits.forgiveLogin(request.ip, account);
      const { customer, session } = outcome;
      const username = `${customer.first_name} ${customer.last_name}`.trim();
      reply.header('Cache-Control', 'private, no-store');
      return { ...envelope({ access_token: session.token, account_exist: true, phone_no: customer.phone_no, username, email: customer.email }), username };
    });

    app.post('/customer/logout/', {
      config: { access: 'shopper' },
      schema: { tags, security, summary: 'Ends the session', body: Type.Object({}, strict), response: answers(Type.Object({})) },
    }, async (request) => {
      await revokeSession(db, tokenOf(request) ?? '');
      return envelope({});
    });

    app.get('/customer/customer_account/details/', {
      config: { access: 'customer' },
      schema: { tags, security, summary: 'The account', querystring: DetailsQuery, response: answers(AccountDetails) },
    }, async (request) => {
      const customer = await findCustomer(db, shopperOf(request).id);
      if (customer === undefined) throw new Refusal(401, 'SESSION.TOKEN_INVALID', 'Authorization Failure');
      return envelope({
        email: customer.email,
        first_name: customer.first_name,
        last_name: customer.last_name,
        phone_no: customer.phone_no,
        country: customer.country,
        language: customer.language,
        member_since: customer.created_at.toISOString(),
      });
    });
  };
}
