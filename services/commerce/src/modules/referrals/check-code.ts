import { formText } from '@suvarna/forms/texts';
import { readReferralCode } from '@suvarna/contracts/referrals';
import { createHmac } from 'node:crypto';
import { Refusal, tooMany } from '../../platform/refusal.ts';
import { giveBackAllowance, takeAllowance } from '../../platform/http/limits/allowance.store.ts';
import type { Invite } from '../identity/index.ts';
import { acceptCode } from './accept.ts';
import { ownerOf } from './code.store.ts';

/** Wrong codes that one address may try in an hour. */
const TRIES = 20;
const HOUR = 3_600;

type Parts = Parameters<Invite>[0];

const nameOf = ({ config }: Parts, address: string): string =>
  `referral-tries:${createHmac('sha256', config.codes.secret).update(`referral ${address}`).digest('base64url')}`;

/**
 * Whose code it is. Each try is taken before it is looked at, and given back when it was right, so that a
 * crowd of guesses gets as many as one guesser.
 *
 * @throws Refusal when there were too many
 */
export async function lookUpCode(
  parts: Parts,
  address: string,
  written: string,
): Promise<{ readonly code: string; readonly ownerId: string } | undefined> {
  const { db, clock } = parts;
  const name = nameOf(parts, address);
  const wait = await takeAllowance(db, { name, limit: TRIES, seconds: HOUR }, clock());
  if (wait !== undefined) throw tooMany(wait);
  const code = readReferralCode(written);
  const ownerId = await ownerOf(db, code);
  if (ownerId === undefined) return undefined;
  await giveBackAllowance(db, name);
  return { code, ownerId };
}

/** What the opening of accounts asks of codes. */
export const invitations: Invite = (parts) => ({
  async requireCode(written, { address, locale }) {
    const found = await lookUpCode(parts, address, written);
    if (found !== undefined) return found.code;
    const text = formText('referralCode', locale);
    throw new Refusal('REFERRAL.CODE_INVALID', { message: text, fields: { '/referral_code': text } });
  },
  accept: acceptCode,
});
