import type { FastifyRequest } from 'fastify';
import { keyedFingerprintOf } from '../../platform/crypto/fingerprint.ts';
import type { Tx } from '../../platform/database/database.ts';
import { takeAllowances, type Allowance } from '../../platform/http/allowance.store.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { mailboxOf } from '../checkout/index.ts';
import { isOwnContact } from '../identity/index.ts';

const DAY_SECONDS = 86_400;
/**
 * Enquiries of a day. Each sends a mail to an address that somebody typed, so few go to one mail box, and
 * few come with one number. Behind one address of a mobile carrier are thousands who each may write.
 */
const A_DAY = { email: 5, mobile: 5, address: 300 } as const;

interface EnquiryCounted {
  readonly email: string;
  readonly mobile: string;
  readonly secret: string;
  readonly at: Date;
  /** Who writes, as far as their session or browser says. */
  readonly by: { readonly customerId: string | undefined; readonly device: string | undefined };
}

/**
 * Counts an enquiry that came, in its own transaction: what is refused, and what came before, counts for nobody.
 *
 * @param mobile as it is kept; `''` where none was left
 * @throws Refusal when there were too many to this mail box, with this number, or from this address
 */
export async function countEnquiry(
  tx: Tx,
  request: FastifyRequest,
  { email, mobile, secret, at, by }: EnquiryCounted,
): Promise<void> {
  const key = Buffer.from(secret);
  // Keys are hashed with our secret: the table of allowances is no list of addresses.
  const daily = (what: keyof typeof A_DAY, value: string): Allowance => ({
    name: `enquiry-${what}:${keyedFingerprintOf(key, [what, value]).toString('base64url')}`,
    limit: A_DAY[what],
    seconds: DAY_SECONDS,
  });
  // Strangers who type somebody's address or number keep nobody from a grievance of their own.
  const ofWhom = async (target: string, named: string): Promise<string> =>
    (await isOwnContact(tx, by, target, at)) ? `own ${named}` : named;
  const used = await takeAllowances(
    tx,
    [
      daily('email', await ofWhom(email, mailboxOf(email))),
      ...(mobile === '' ? [] : [daily('mobile', await ofWhom(mobile, mobile))]),
      daily('address', callerAddress(request)),
    ],
    at,
  );
  if (used !== undefined)
    throw new Refusal(429, 'REQUEST.TOO_MANY', 'Too many attempts. Please try again later.', {
      retryAfter: used.wait,
    });
}
