import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from './needs.ts';
import { accountRoutes } from './account/account.routes.ts';
import { callerIdRoutes } from './caller-id/caller-id.routes.ts';
import { codeRoutes } from './account/code.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { deviceRoutes } from './sign-in/device.routes.ts';
import { proofRoutes } from './account/proof.routes.ts';
import { sessionRoutes } from './sign-in/session.routes.ts';

/**
 * Guests, sign-in by password, code and caller identification, sign-out and opening an account.
 * `customer/{action}/` of the specification is exactly `customer_otp/` and `customer_verify_otp/`.
 */
export function customerRoutes(deps: Needs): FastifyPluginAsync {
  return async (app) => {
    await app.register(sessionRoutes(deps));
    await app.register(codeRoutes(deps));
    await app.register(accountRoutes(deps));
    await app.register(callerIdRoutes(deps));
    await app.register(deviceRoutes(deps));
    await app.register(contactRoutes(deps));
    await app.register(proofRoutes(deps));
  };
}
