import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { keyedFingerprintOf } from '../../platform/crypto/fingerprint.ts';
import type { Tx } from '../../platform/database/database.ts';
import { takeAllowances, type Allowance } from '../../platform/http/allowance.store.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { senderOf } from './sending.http.ts';
import { shopperOf } from './session.plugin.ts';
import { principalOf } from './shopper.ts';

const DAY_SECONDS = 86_400;

/** How often in a day, for what people of the store do by hand with a number that somebody typed. */
export interface ContactLimit {
  /** What is counted, the beginning of the allowances' names. */
  readonly name: string;
  readonly mobile: number;
  readonly shopper: number;
  /** A household, an office, or a street of a mobile carrier. */
  readonly address: number;
}

export const tooOften = (wait: number): Refusal =>
  new Refusal(429, 'REQUEST.TOO_MANY', 'Too many attempts. Please try again later.', { retryAfter: wait });

type Needs = Pick<Dependencies, 'config' | 'clock'>;

/** The name of an allowance, hashed with our secret: the table of allowances is no list of numbers and addresses. */
export function hiddenName(
  { config }: Pick<Needs, 'config'>,
  name: string,
  what: string,
  value: string,
): string {
  const key = Buffer.from(config.documentSecret);
  return `${name}-${what}:${keyedFingerprintOf(key, [what, value]).toString('base64url')}`;
}

/**
 * Counts what was asked for, in its own transaction: what comes to nothing counts for nobody.
 *
 * @param proven the shopper has just shown that the number is theirs
 * @throws Refusal when there were too many for this number, by this shopper or from this address
 */
export async function takeOfContact(
  needs: Needs,
  tx: Tx,
  request: FastifyRequest,
  { limit, mobile, proven = false }: { limit: ContactLimit; mobile: string; proven?: boolean },
): Promise<void> {
  // Strangers who type somebody's number keep nobody from what is theirs.
  const own = proven || (await senderOf(needs, tx, request, mobile)).own;
  const daily = (what: 'mobile' | 'shopper' | 'address', value: string): Allowance => ({
    name: hiddenName(needs, limit.name, what, value),
    limit: limit[what],
    seconds: DAY_SECONDS,
  });
  const used = await takeAllowances(
    tx,
    [
      daily('mobile', own ? `own ${mobile}` : mobile),
      daily('shopper', principalOf(shopperOf(request))),
      // Whose number is proven can be told from the others behind a carrier's address.
      ...(own ? [] : [daily('address', callerAddress(request))]),
    ],
    needs.clock(),
  );
  if (used !== undefined) throw tooOften(used.wait);
}
