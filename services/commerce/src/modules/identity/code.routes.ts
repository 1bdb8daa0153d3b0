import {
  EmailOtpBody,
  EmailOtpVerifyBody,
  OtpSent,
  PhoneOtpBody,
  PhoneOtpVerifyBody,
  PhoneUpdated,
  type OtpPurpose,
} from '@suvarna/contracts/api/identity';
import { faultOfEmail } from '@suvarna/forms/email';
import { formText } from '@suvarna/forms/texts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { openByEmail, openByPhone, type Opened } from './account.ts';
import { checkCode, issueCode, type CodePurpose } from './one-time-code.ts';
import { changePhone, mayChangePhone } from './phone.ts';
import { principalOf } from './shopper.ts';
import { enter, normaliseEmail } from './sign-in.ts';
import { localeOf, requireRight, requireSent } from './codes.http.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { answers, envelope, Failure } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { senderOf } from './sending.ts';
import { sessionMissing, shopperOf } from './session.plugin.ts';
import { answerSignIn, beforeSignIn, LoginAnswer, security, tags } from './answers.http.ts';
import { phoneOf, refuseField } from './fields.ts';

const placeOf = (purpose: OtpPurpose) => (purpose === 'update' ? 'phoneUpdate' : 'mobile');
const shopperOnly = { config: { access: 'shopper' } } as const;
const shopperOnce = { config: { access: 'shopper', once: true } } as const;
/** Of a phone update: what was saved. Of a sign-in: what the specification names. */
const Verified = {
  200: Type.Union([LoginAnswer, answers(PhoneUpdated)[200]]),
  '4xx': Failure,
  '5xx': Failure,
};

/**
 * One-time codes by phone and e-mail. A code belongs to the session that asked for it, so whoever
 * has none becomes a guest first (401), which the client does by itself.
 */
export function codeRoutes(deps: Dependencies): FastifyPluginAsyncTypebox {
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

  const send = (request: FastifyRequest, reply: FastifyReply, purpose: CodePurpose, target: string) =>
    performOnce(db, principalOf(shopperOf(request)), request, reply, async (tx) =>
      envelope(
        requireSent(
          await issueCode(tx, config.codes, {
            ...requestOf(request, purpose, target),
            ...(await senderOf(deps, tx, request, target)),
          }),
        ),
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
  ) => {
    const at = clock();
    const before = await beforeSignIn(deps, request);
    const signedIn = await db.transaction().execute(async (tx) => {
      const { customer, existed } = await open(tx, at);
      return { customer, existed, granted: await enter(tx, deps.mergeGuest, customer.id, before, at) };
    });
    return answerSignIn(deps, reply, signedIn);
  };

  const emailOf = (body: { readonly email: string }): string => {
    const fault = faultOfEmail(body.email, 'login');
    if (fault !== undefined) throw refuseField('/email', formText(fault, 'en'));
    return normaliseEmail(body.email);
  };

  return async (app) => {
    app.post(
      '/customer/customer_otp/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Sends a code to a phone: to sign in, or to save it for the account',
          body: PhoneOtpBody,
          response: answers(OtpSent),
        },
      },
      async (request, reply) => {
        const purpose = purposeOf(request, request.body.update_type);
        const phone = phoneOf(request.body.customer_telephone, placeOf(purpose));
        if (
          purpose === 'update' &&
          !(await mayChangePhone(db, shopperOf(request).id, request.signInId, clock()))
        ) {
          throw new Refusal(
            400,
            'ACCOUNT.SIGN_IN_AGAIN',
            'Please sign in again to change your phone number.',
          );
        }
        return send(request, reply, purpose, phone.wire);
      },
    );

    app.post(
      '/customer/customer_verify_otp/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Signs in with a code, or saves the phone it was sent to',
          body: PhoneOtpVerifyBody,
          response: Verified,
        },
      },
      async (request, reply) => {
        const { otp, customer_telephone, update_type } = request.body;
        const purpose = purposeOf(request, update_type);
        const phone = phoneOf(customer_telephone, placeOf(purpose));
        if (purpose === 'update') {
          return performOnce(
            db,
            principalOf(shopperOf(request)),
            request,
            reply,
            async (tx) => {
              if (!(await changePhone(tx, shopperOf(request).id, phone, clock()))) {
                throw new Refusal(
                  400,
                  'ACCOUNT.PHONE_TAKEN',
                  'Another account signs in with this number. Please use that account, or another number.',
                );
              }
              return envelope({ phone_no: phone.number });
            },
            { before: () => check(request, purpose, phone.wire, otp) },
          );
        }
        await check(request, purpose, phone.wire, otp);
        return enterBy(request, reply, (tx, at) => openByPhone(tx, phone, at));
      },
    );

    app.post(
      '/customer/customer_email_otp/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Sends a code to an e-mail address, to sign in',
          body: EmailOtpBody,
          response: answers(OtpSent),
        },
      },
      (request, reply) => send(request, reply, 'login', emailOf(request.body)),
    );

    app.post(
      '/customer/customer_verify_email_otp/',
      {
        ...shopperOnly,
        schema: {
          tags,
          security,
          summary: 'Signs in with a code; opens the account that was filled in before',
          body: EmailOtpVerifyBody,
          response: { 200: LoginAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request, reply) => {
        const email = emailOf(request.body);
        await check(request, 'login', email, request.body.otp);
        const session = { subject: principalOf(shopperOf(request)), locale: localeOf(request) };
        return enterBy(request, reply, (tx, at) => openByEmail(tx, email, session, at));
      },
    );

    app.post(
      '/customer_account/sendOtpLink',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'The old way to ask for a code; off unless OTP_LOGIN_LEGACY',
          body: PhoneOtpBody,
          response: answers(OtpSent),
        },
      },
      (request, reply) => {
        if (!config.identity.otpLoginLegacy)
          throw new Refusal(404, 'REQUEST.NOT_FOUND', 'There is no such call.');
        return send(request, reply, 'login', phoneOf(request.body.customer_telephone, 'mobile').wire);
      },
    );
  };
}
