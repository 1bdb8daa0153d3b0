import { readReferralCode, referralValidate } from '@suvarna/contracts/referrals';
import { formText } from '@suvarna/forms/texts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { guessing } from '../../platform/http/limits/limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Invitations, localeOf } from '../identity/index.ts';
import { acceptCode } from './accept.ts';
import { ownerOf } from './code.store.ts';

/** @param field of the form, by which the shopper finds it */
export function codeInvalid(request: FastifyRequest, field: string): Refusal {
  const text = formText('referralCode', localeOf(request));
  return new Refusal('REFERRAL.CODE_INVALID', { message: text, fields: { [field]: text } });
}

/** Whose code it is. @throws Refusal for a code that no customer has, and when there were too many of them */
export const lookUpCode = (
  db: Database,
  request: FastifyRequest,
  written: string,
  field: string,
): Promise<{ readonly code: string; readonly ownerId: string }> =>
  guessing(request, referralValidate, async () => {
    const code = readReferralCode(written);
    const ownerId = await ownerOf(db, code);
    if (ownerId === undefined) throw codeInvalid(request, field);
    return { code, ownerId };
  });

/** What the opening of accounts asks of codes. */
export const invitations: Invitations = {
  requireCode: async (db, request, written) =>
    (await lookUpCode(db, request, written, '/referral_code')).code,
  accept: acceptCode,
};
