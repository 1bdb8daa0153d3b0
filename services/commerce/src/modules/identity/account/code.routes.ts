import {
  emailOtp,
  emailOtpVerify,
  otpLink,
  type OtpPurpose,
  phoneOtp,
  phoneOtpVerify,
} from '@suvarna/contracts/identity';
import { faultOfEmail } from '@suvarna/forms/email';
import { formText } from '@suvarna/forms/texts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Needs } from '../needs.ts';
import { openByEmail, openByPhone, type Opened } from './account.ts';
import { checkCode, issueCode, type CodePurpose } from '../code/one-time-code.ts';
import { lockCustomer } from '../records/contact-change.store.ts';
import { changePhone, mayGivePhone } from '../records/phone.ts';
import { principalOf } from '../records/shopper.ts';
import { enter, normaliseEmail } from '../sign-in/sign-in.ts';
import { localeOf, requireRight, requireSent } from '../code/codes.http.ts';
import { performOnce } from '../../../platform/http/effects/effects.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { type Asking, serve, serveOnce } from '../../../platform/http/serve.ts';
import { senderOf } from '../code/sending.http.ts';
import { requireKnownDevice, sessionMissing, shopperOf } from '../session/session.plugin.ts';
import { answerSignIn, beforeSignIn } from '../sign-in/answers.http.ts';
import { phoneOf, refuseField } from '../records/fields.ts';
import { texts } from '../texts.ts';

const changeInAccount = (): Refusal => new Refusal('ACCOUNT.CHANGE_IN_ACCOUNT');
const placeOf = (purpose: OtpPurpose) => (purpose === 'update' ? 'phoneUpdate' : 'mobile');
/**
 * One-time codes by phone and e-mail. A code belongs to the session that asked for it, so a caller who
 * has none becomes a guest first (401), which the client does by itself.
 */
export function codeRoutes(deps: Needs): FastifyPluginAsync {
  const { db, config, clock } = deps;

  const purposeOf = (request: FastifyRequest, asked: OtpPurpose | undefined): OtpPurpose => {
    const isCustomer = shopperOf(request).kind === 'customer';
    if (asked === 'update' && !isCustomer) throw sessionMissing();
    return asked ?? (isCustomer ? 'update' : 'login');
  };
  const requestOf = (request: FastifyRequest, purpose: CodePurpose, target: string) => ({
    purpose,
    target,
    subject: principalOf(shopperOf(request)),
    at: clock(),
  });

  const send = async (tx: Tx, request: FastifyRequest, purpose: CodePurpose, target: string) =>
    envelope(
      requireSent(
        await issueCode(tx, config.codes, {
          ...requestOf(request, purpose, target),
          ...(await senderOf(deps, tx, request, target)),
        }),
      ),
    );

  const check = async (
    request: FastifyRequest,
    purpose: CodePurpose,
    target: string,
    code: string,
  ): Promise<void> =>
    requireRight(await checkCode(db, config.codes, { ...requestOf(request, purpose, target), code }));

  /** Signs in to the account of what was proven. */
  const enterBy = async (
    request: FastifyRequest,
    reply: FastifyReply,
    open: (tx: Tx, at: Date) => Promise<Opened>,
    sentCode = '',
  ) => {
    const at = clock();
    const before = await beforeSignIn(deps, request);
    const signedIn = await db.transaction().execute(async (tx) => {
      const { customer, existed, referralCode } = await open(tx, at);
      const granted = await enter(tx, deps.mergeGuest, customer.id, { ...before, byCode: true }, at);
      // After the browser is known and a guest's things are there: both may say that it is no new person.
      const code = referralCode === '' ? sentCode : referralCode;
      if (!existed && code !== '') await deps.invitations.accept(tx, { code, customerId: customer.id, at });
      return { customer, existed, granted };
    });
    return answerSignIn(deps, reply, signedIn);
  };

  const emailOf = (body: { readonly email: string }): string => {
    const fault = faultOfEmail(body.email, 'login');
    if (fault !== undefined) throw refuseField('/email', formText(fault, 'en'));
    return normaliseEmail(body.email);
  };

  return async (app) => {
    const askedOf = async (request: Asking<typeof phoneOtp>) => {
      const purpose = purposeOf(request, request.body.update_type);
      const { wire } = phoneOf(request.body.customer_telephone, placeOf(purpose));
      if (purpose === 'update') {
        // It opens the account from then on, and gets its codes: a stolen password must not be enough for that.
        requireKnownDevice(request);
        if (!(await mayGivePhone(db, shopperOf(request).id))) throw changeInAccount();
      }
      return { purpose, wire };
    };
    serveOnce(app, phoneOtp, { before: askedOf }, ({ tx, request, asked: { purpose, wire } }) =>
      send(tx, request, purpose, wire),
    );

    serve(app, phoneOtpVerify, async (request, reply) => {
      const { otp, customer_telephone, update_type, referral_code } = request.body;
      const purpose = purposeOf(request, update_type);
      const phone = phoneOf(customer_telephone, placeOf(purpose));
      if (purpose === 'update') {
        requireKnownDevice(request);
        return performOnce(
          db,
          principalOf(shopperOf(request)),
          request,
          reply,
          async (tx) => {
            await lockCustomer(tx, shopperOf(request).id);
            if (!(await mayGivePhone(tx, shopperOf(request).id))) throw changeInAccount();
            if (!(await changePhone(tx, shopperOf(request).id, phone, clock()))) {
              throw new Refusal('ACCOUNT.PHONE_TAKEN');
            }
            return envelope({ phone_no: phone.number });
          },
          { before: () => check(request, purpose, phone.wire, otp) },
        );
      }
      await check(request, purpose, phone.wire, otp);
      return enterBy(request, reply, (tx, at) => openByPhone(tx, phone, at), referral_code);
    });

    serveOnce(app, emailOtp, ({ tx, request }) => send(tx, request, 'login', emailOf(request.body)));

    serve(app, emailOtpVerify, async (request, reply) => {
      const email = emailOf(request.body);
      await check(request, 'login', email, request.body.otp);
      const session = { subject: principalOf(shopperOf(request)), locale: localeOf(request) };
      return enterBy(
        request,
        reply,
        (tx, at) => openByEmail(tx, email, session, at),
        request.body.referral_code,
      );
    });

    serveOnce(app, otpLink, ({ tx, request }) => {
      if (!config.identity.otpLoginLegacy)
        throw new Refusal('OTP.LINK_OFF', { message: texts(localeOf(request))('link-off') });
      return send(tx, request, 'login', phoneOf(request.body.customer_telephone, 'mobile').wire);
    });
  };
}
