import { passwordForgot, passwordReset, register, verification } from '@suvarna/contracts/identity';
import type { Locale } from '@suvarna/contracts/locale';
import { asciiDigits } from '@suvarna/forms/digits';
import { faultOfEmail, isEmail } from '@suvarna/forms/email';
import { faultOfNamePart } from '@suvarna/forms/name';
import { readPhone, readWirePhone } from '@suvarna/forms/phone';
import { formText } from '@suvarna/forms/texts';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal, unavailable } from '../../../platform/refusal.ts';
import { isOwnContact } from '../records/known-device.store.ts';
import type { Needs } from '../needs.ts';
import { faultOfPassword } from '../password/password-policy.ts';
import { resetPassword, sendResetLink } from '../password/password-reset.ts';
import { beginRegistration } from './register.ts';
import { principalOf } from '../records/shopper.ts';
import { normaliseEmail } from '../sign-in/sign-in.ts';
import { callerAddress } from '../../../platform/http/limits/caller-address.ts';
import { localeOf, requireSent } from '../code/codes.http.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve } from '../../../platform/http/serve.ts';
import { deviceCookieOf, giveDeviceCookie } from '../session/session-cookies.http.ts';
import { shopperOf } from '../session/session.plugin.ts';
import { phoneOf, refuseField } from '../records/fields.ts';

function requirePassword(password: string, locale: Locale): void {
  const fault = faultOfPassword(password);
  if (fault === undefined) return;
  const text = formText(fault === 'short' ? 'passwordShort' : 'passwordCommon', locale);
  throw new Refusal('ACCOUNT.PASSWORD_WEAK', { message: text, fields: { '/password': text } });
}

function requireNames(body: { readonly first_name: string; readonly last_name: string }): void {
  for (const [field, part] of [
    ['first_name', 'first'],
    ['last_name', 'last'],
  ] as const) {
    const fault = faultOfNamePart(part, body[field]);
    if (fault !== undefined) throw refuseField(`/${field}`, formText(fault, 'en'));
  }
}

/** An e-mail address or a phone to sign in with. @throws Refusal in the specification's words, which sign-in takes for the answer (§7) */
function readUsername(username: string): { readonly kind: 'email' | 'phone'; readonly contact: string } {
  if (isEmail(username)) return { kind: 'email', contact: normaliseEmail(username) };
  if (username.includes('@') || !/\d/.test(asciiDigits(username)))
    throw refuseField('/username', formText('emailLogin', 'en'));
  const phone = readWirePhone(username) ?? readPhone(username);
  return {
    kind: 'phone',
    contact: phoneOf(phone === undefined ? username : `${phone.code}-${phone.number}`, 'mobile', '/username')
      .wire,
  };
}

/** Opening an account, and forgotten passwords. */
export function accountRoutes(deps: Needs): FastifyPluginAsync {
  const { db, database, config, clock, hashing } = deps;

  return async (app) => {
    serve(app, verification, async (request) => {
      const username = readUsername(request.body.username.trim());
      const device = deviceCookieOf(request, config);
      // A browser that signed in to the account knows of it; everybody else hears the same of every name.
      const known =
        !database.isDown() &&
        (await isOwnContact(db, { customerId: undefined, device }, username.contact, clock()));
      const account_exist = known ? (true as const) : null;
      if (username.kind === 'email')
        return envelope({ account_exist, login_methods: ['password' as const, 'email_otp' as const] });
      return envelope({
        account_exist,
        login_methods: ['otp' as const, ...(deps.callerId === null ? [] : ['truecaller' as const])],
      });
    });

    serve(app, register, async (request) => {
      const { body } = request;
      if (faultOfEmail(body.email) !== undefined) throw refuseField('/email', formText('emailProfile', 'en'));
      requireNames(body);
      requirePassword(body.password, localeOf(request));
      const email = normaliseEmail(body.email);
      const phone = body.phone === undefined ? undefined : phoneOf(body.phone, 'phone', '/phone');
      const referralCode =
        body.referral_code === undefined || body.referral_code.trim() === ''
          ? ''
          : await deps.invitations.requireCode(db, request, body.referral_code);
      // Not kept for repeats: what is kept holds a print of the body, and a password may not be in it.
      const issued = await beginRegistration(
        { db, hashing },
        config.codes,
        {
          body,
          email,
          phone,
          referralCode,
          subject: principalOf(shopperOf(request)),
          address: callerAddress(request),
          locale: localeOf(request),
        },
        clock(),
      );
      return envelope({ email, ...requireSent(issued) });
    });

    serve(app, passwordForgot, async (request) => {
      if (database.isDown()) throw unavailable();
      const fault = faultOfEmail(request.body.email, 'login');
      if (fault !== undefined) throw refuseField('/email', formText(fault, 'en'));
      const email = normaliseEmail(request.body.email);
      const own = await isOwnContact(
        db,
        { customerId: undefined, device: deviceCookieOf(request, config) },
        email,
        clock(),
      );
      await sendResetLink(
        db,
        config.codes,
        { email, address: callerAddress(request), locale: localeOf(request), own },
        clock(),
      );
      return envelope({}, 'If there is an account with this address, a link is on its way.');
    });

    serve(app, passwordReset, async (request, reply) => {
      if (database.isDown()) throw unavailable();
      requirePassword(request.body.password, localeOf(request));
      const outcome = await resetPassword(
        { db, hashing },
        { ...request.body, address: callerAddress(request), device: deviceCookieOf(request, config) },
        clock(),
      );
      if (outcome === 'link-invalid') throw new Refusal('ACCOUNT.RESET_LINK_INVALID');
      giveDeviceCookie(reply, config, outcome.device);
      return envelope({});
    });
  };
}
