import type { Locale } from '@suvarna/contracts/locale';
import { referralInvite } from '@suvarna/contracts/referrals';
import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { takeAllowance } from '../../platform/http/limits/allowance.store.ts';
import { leftOf } from '../../platform/http/limits/limits.ts';
import { tell } from '../../platform/notifications/tell.ts';
import { mailboxOf } from '../../platform/mailbox.ts';
import { codeOf } from './code.store.ts';
import { isCustomersMailbox } from './fraud/identity-signals.store.ts';
import { keyInUse } from '../../platform/crypto/keys.ts';

const DAY = 86_400;
/** One mailbox hears of the same inviter once a week, and of all together three times a month. */
const FROM_ONE = { limit: 1, seconds: 7 * DAY } as const;
const FROM_ALL = { limit: 3, seconds: 30 * DAY } as const;

export const invitesLeft = (db: Database | Tx, customerId: string, at: Date): Promise<number> =>
  leftOf(db, referralInvite, customerId, at);

/**
 * Invites a reader by e-mail. Who is a customer already, or was written to lately, gets nothing, and
 * the inviter is told the same.
 *
 * @param email in lower case
 */
export async function inviteByEmail(
  tx: Tx,
  { codes }: Pick<Config, 'codes'>,
  ask: { readonly customerId: string; readonly email: string; readonly locale: Locale; readonly at: Date },
): Promise<void> {
  const { customerId, email, locale, at } = ask;
  const hidden = createHmac('sha256', keyInUse(codes.secret))
    .update(`invited ${mailboxOf(email)}`)
    .digest('base64url');
  const isOften =
    (await takeAllowance(tx, { name: `referral-to:${customerId}:${hidden}`, ...FROM_ONE }, at)) !==
      undefined ||
    (await takeAllowance(tx, { name: `referral-to:${hidden}`, ...FROM_ALL }, at)) !== undefined;
  if (isOften || (await isCustomersMailbox(tx, email))) return;
  const code = await codeOf(tx, customerId, at);
  await tell(tx, {
    to: { contact: email, locale },
    purpose: 'rewards',
    template: 'referral-invitation',
    values: { path: landingPath(code) },
    key: `referral-invitation:${customerId}:${hidden}:${at.toISOString()}`,
  });
}

export const landingPath = (code: string): string => `/refer/${code}/`;
