import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Needs } from '../needs.ts';
import { provenPhoneOf } from '../records/phone.ts';
import type { Before, SignedIn } from './sign-in.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import {
  deviceCookieOf,
  giveDeviceCookie,
  giveSessionCookies,
  sessionCookiesOf,
} from '../session/session-cookies.http.ts';
import { shopperIfAny } from '../session/session.plugin.ts';
import { placeOfCall } from './sign-in-place.http.ts';

/** What the browser was before it signs in. */
export async function beforeSignIn(deps: Needs, request: FastifyRequest): Promise<Before> {
  return {
    shopper: await shopperIfAny(deps, request),
    cookie: sessionCookiesOf(request, deps.config).sid,
    device: deviceCookieOf(request, deps.config),
    place: placeOfCall(request, deps.config),
  };
}

/**
 * Answers a sign-in, however it was made. Such answers are never kept for repeats: they hold a
 * token, and tokens are nowhere in the database.
 */
export function answerSignIn(deps: Needs, reply: FastifyReply, { customer, granted, existed }: SignedIn) {
  giveSessionCookies(reply, deps.config, granted, deps.clock());
  giveDeviceCookie(reply, deps.config, granted.device);
  reply.header('Cache-Control', 'private, no-store');
  const username = `${customer.first_name} ${customer.last_name}`.trim();
  return {
    ...envelope({
      access_token: granted.accessToken,
      account_exist: existed,
      phone_no: provenPhoneOf(customer),
      username,
      email: customer.email ?? '',
    }),
    username,
  };
}
