import type { RegisterBody } from '@suvarna/contracts/identity';
import type { Locale } from '@suvarna/contracts/locale';
import type { Database } from '../../../platform/database/database.ts';
import type { Phone } from '../records/customer.store.ts';
import { saveRegistration } from '../records/registration.store.ts';
import type { CodePolicy } from '../code/code-policy.ts';
import { sendCode, takeSending, type Issued } from '../code/one-time-code.ts';
import type { PasswordHashing } from '../password/password-hashing.ts';
import { later } from '../records/session-rules.ts';

const KEPT_MS = 3_600_000;

interface Parts {
  readonly db: Database;
  readonly hashing: PasswordHashing;
}

export interface RegistrationRequest {
  readonly body: Omit<RegisterBody, 'phone' | 'referral_code'>;
  /** In lower case. */
  readonly email: string;
  readonly phone: Phone | undefined;
  /** Of the inviter, in its one spelling; `''` without one. */
  readonly referralCode: string;
  readonly subject: string;
  readonly address: string;
  readonly locale: Locale;
}

/**
 * Begins an account: what was filled in waits for the code sent to its e-mail address. The same
 * work is done and the same is answered for an address that has an account; only its owner, who
 * can read the code, knows of it. Whether a code may be sent is decided before the password is
 * hashed; and no connection is held while it is.
 *
 * @throws HashingBusy before anything is changed
 */
export function beginRegistration(
  { db, hashing }: Parts,
  policy: CodePolicy,
  { body, email, phone, referralCode, subject, address, locale }: RegistrationRequest,
  at: Date,
): Promise<Issued> {
  const sending = { purpose: 'login', target: email, subject, at, address, locale, own: false } as const;
  return hashing.withPlace({ address }, async (place) => {
    const refused = await db.transaction().execute((tx) => takeSending(tx, policy, sending));
    if (refused !== undefined) return refused;
    const passwordHash = await place.hash(body.password);
    return db.transaction().execute(async (tx) => {
      await saveRegistration(tx, {
        subject,
        email,
        password_hash: passwordHash,
        first_name: body.first_name.trim(),
        last_name: body.last_name.trim(),
        phone_code: phone?.code ?? '91',
        phone_no: phone?.number ?? '',
        referral_code: referralCode,
        expires_at: later(at, KEPT_MS),
      });
      return sendCode(tx, policy, sending);
    });
  });
}
