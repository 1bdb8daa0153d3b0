import {
  contactBegin,
  contactDetails,
  contactProve,
  type Contacts,
  contactStop,
  contactStopByLink,
  contactWait,
} from '@suvarna/contracts/customers';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Refusal, unavailable } from '../../../platform/refusal.ts';
import type { Needs } from '../needs.ts';
import { looksLikeToken } from '../../../platform/crypto/token.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { type Asking, serve, serveOnce } from '../../../platform/http/serve.ts';
import { requireRight, requireSent } from '../code/codes.http.ts';
import {
  beginChange,
  provenOf,
  proveSide,
  stopByLink,
  stopChange,
  waitWithoutOld,
} from './change-contact.ts';
import { openChangeOf, type ContactChange } from '../records/contact-change.store.ts';
import { contactOf, maskedContact, readContact } from './contact.ts';
import { findCustomer } from '../records/customer.store.ts';
import { signInOf } from '../sign-in/device.routes.ts';
import { checkCode, issueCode } from '../code/one-time-code.ts';
import { requirePassword } from '../password/own-password.http.ts';
import { senderOf } from '../code/sending.http.ts';
import { sessionDead, shopperOf } from '../session/session.plugin.ts';
import { noteCode } from '../records/sign-in.store.ts';

type Side = 'old' | 'new';

/** A code belongs to its change: right for no other account, contact or end. */
const codeOf = (change: ContactChange, side: Side) =>
  ({
    purpose: side === 'old' ? 'contact-old' : 'contact-new',
    target: side === 'old' ? change.old_contact : change.target,
    subject: `contact-change:${change.id}`,
  }) as const;

/** E-mail address and phone of the account, changed by codes on both ends (decision 45). */
export function contactRoutes(deps: Needs): FastifyPluginAsync {
  const { db, database, clock, config } = deps;

  async function contactsOf(tx: Database | Tx, customerId: string): Promise<Contacts> {
    const customer = await findCustomer(tx, customerId);
    if (customer === undefined) throw sessionDead();
    const change = await openChangeOf(tx, customerId);
    const proven = change && provenOf(change, clock());
    return {
      email: contactOf(customer, 'email'),
      phone: contactOf(customer, 'phone'),
      has_password: customer.password_hash !== null,
      change:
        change === undefined || proven === undefined
          ? null
          : {
              kind: change.kind,
              to: change.target,
              old: maskedContact(change.old_contact),
              old_proven: proven.old,
              new_proven: proven.new,
              due_at: change.due_at?.toISOString() ?? '',
            },
    };
  }

  const openChange = async (request: FastifyRequest): Promise<ContactChange> => {
    const change = await openChangeOf(db, shopperOf(request).id);
    if (change === undefined)
      throw new Refusal('ACCOUNT.CHANGE_CONFLICT', { message: 'There is no change under way.' });
    return change;
  };

  return async (app) => {
    serve(app, contactDetails, async (request) => envelope(await contactsOf(db, shopperOf(request).id)));

    serveOnce(app, contactBegin, async ({ tx, request }) => {
      const { kind } = request.body;
      const target = readContact(kind, request.body.to);
      const { id: customerId } = shopperOf(request);
      const customer = await findCustomer(tx, customerId);
      if (customer !== undefined && contactOf(customer, kind) === target)
        throw new Refusal('ACCOUNT.CONTACT_INVALID', { fields: { '/to': 'This is your contact already.' } });
      const at = clock();
      const change = await beginChange(tx, { customerId, kind, target, at });
      const proven = provenOf(change, at);
      let sent = { resend_after: 0, expires_in: 0 };
      for (const side of ['old', 'new'] as const) {
        if (proven[side]) continue;
        const code = codeOf(change, side);
        const sender = await senderOf(deps, tx, request, code.target);
        sent = requireSent(await issueCode(tx, config.codes, { ...code, ...sender, at }));
      }
      return envelope({ contacts: await contactsOf(tx, customerId), ...sent });
    });

    const proving = async (request: Asking<typeof contactProve>) => {
      const { side, otp } = request.body;
      const change = await openChange(request);
      requireRight(await checkCode(db, config.codes, { ...codeOf(change, side), code: otp, at: clock() }));
      return change.id;
    };
    serveOnce(app, contactProve, { before: proving }, async ({ tx, request, asked: changeId }) => {
      const { side } = request.body;
      const { id: customerId } = shopperOf(request);
      await proveSide(tx, { customerId, changeId, side, signInId: signInOf(request), at: clock() });
      // A code to a contact that the account had before is as good as one that was asked for.
      if (side === 'old') await noteCode(tx, signInOf(request), clock());
      return envelope(await contactsOf(tx, customerId));
    });

    const waiting = async (request: Asking<typeof contactWait>) => {
      const customer = await findCustomer(db, shopperOf(request).id);
      if (customer === undefined) throw sessionDead();
      await requirePassword(deps, customer, request.body.password, request);
    };
    serveOnce(app, contactWait, { before: waiting }, async ({ tx, request }) => {
      const { id: customerId } = shopperOf(request);
      const change = await openChangeOf(tx, customerId);
      await waitWithoutOld(tx, customerId, change?.id ?? '', clock());
      return envelope(await contactsOf(tx, customerId));
    });

    serveOnce(app, contactStop, async ({ tx, request }) => {
      const { id: customerId } = shopperOf(request);
      await stopChange(tx, customerId, clock());
      return envelope(await contactsOf(tx, customerId));
    });

    serve(app, contactStopByLink, async (request) => {
      if (database.isDown()) throw unavailable();
      const { token } = request.body;
      const stopped =
        looksLikeToken(token) && (await db.transaction().execute((tx) => stopByLink(tx, token, clock())));
      if (!stopped) throw new Refusal('ACCOUNT.STOP_LINK_INVALID');
      return envelope({});
    });
  };
}
