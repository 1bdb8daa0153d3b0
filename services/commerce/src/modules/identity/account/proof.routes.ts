import { proofGive, proofSend, proofWays } from '@suvarna/contracts/identity';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Needs } from '../needs.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { type Asking, serve, serveOnce } from '../../../platform/http/serve.ts';
import { requireRight, requireSent } from '../code/codes.http.ts';
import { contactOf, maskedContact } from '../contact/contact.ts';
import { findCustomer, type Customer } from '../records/customer.store.ts';
import { signInOf } from '../sign-in/device.routes.ts';
import { checkCode, issueCode } from '../code/one-time-code.ts';
import { requirePassword } from '../password/own-password.http.ts';
import { senderOf } from '../code/sending.http.ts';
import { sessionDead, shopperOf } from '../session/session.plugin.ts';
import { noteCode, noteProof } from '../records/sign-in.store.ts';

/** Where a code goes: to the phone where there is one, since a mailbox may be open in the same browser. */
const proofContactOf = (customer: Customer): string =>
  contactOf(customer, 'phone') || contactOf(customer, 'email');

/** Proving once more who one is, for calls whose entries ask for a `proof`. */
export function proofRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock, config } = deps;

  const own = async (request: FastifyRequest) => {
    const customer = await findCustomer(db, shopperOf(request).id);
    if (customer === undefined) throw sessionDead();
    const target = proofContactOf(customer);
    // Of this sign-in alone.
    const code = { purpose: 'proof', target, subject: `proof:${signInOf(request)}` } as const;
    return { customer, code };
  };

  return async (app) => {
    serve(app, proofWays, async (request) => {
      const { customer, code } = await own(request);
      return envelope({
        to: maskedContact(code.target),
        // In a browser that the account does not know a password says nothing that a thief could not.
        password: customer.password_hash !== null && !request.newDevice,
      });
    });

    serveOnce(app, proofSend, { before: own }, async ({ tx, request, asked: { customer, code } }) => {
      const sender = await senderOf(deps, tx, request, code.target);
      const issued = await issueCode(tx, config.codes, { ...code, ...sender, at: clock() });
      return envelope({
        to: maskedContact(code.target),
        has_password: customer.password_hash !== null,
        ...requireSent(issued),
      });
    });

    const giving = async (request: Asking<typeof proofGive>) => {
      const { otp, password = '' } = request.body;
      const { customer, code } = await own(request);
      if (otp === undefined) return requirePassword(deps, customer, password, request);
      requireRight(await checkCode(db, config.codes, { ...code, code: otp, at: clock() }));
    };
    serveOnce(app, proofGive, { before: giving }, async ({ tx, request }) => {
      await (request.body.otp === undefined ? noteProof : noteCode)(tx, signInOf(request), clock());
      return envelope({});
    });
  };
}
