import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { keyedFingerprintOf } from '../../platform/crypto/fingerprint.ts';
import type { Tx } from '../../platform/database/database.ts';
import {
  allowanceLeft,
  dropAllowance,
  takeAllowance,
  takeAllowances,
  type Allowance,
} from '../../platform/http/allowance.store.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { mailboxOf } from '../checkout/index.ts';
import { principalOf, senderOf, shopperOf } from '../identity/index.ts';

const DAY_SECONDS = 86_400;
/** Letters that ask whether somebody wants to be told: nobody is pestered by what others type. */
const A_DAY = { mail: 3, shopper: 6, address: 20 } as const;
/** Letters to an address that never answers; then whoever types it is refused until a month after the first. */
const UNANSWERED = { letters: 5, days: 30 } as const;
/** Somebody who said no is not asked again for so long. */
const QUIET_DAYS = 30;

export interface GuestLimits {
  /** @throws Refusal when too many were sent to this address, by this shopper or from this place */
  take(tx: Tx, request: FastifyRequest, email: string): Promise<void>;
  /** The address said yes: what was sent to it before was wanted. */
  answered(tx: Tx, email: string): Promise<void>;
  /** Whether the address said that it wants no such letters. */
  isQuiet(tx: Tx, email: string): Promise<boolean>;
  keepQuiet(tx: Tx, email: string): Promise<void>;
}

export function guestLimits({ clock, config }: Pick<Dependencies, 'clock' | 'config'>): GuestLimits {
  const key = Buffer.from(config.documentSecret);
  // Keys are hashed with our secret: the table of allowances is no list of addresses.
  const named = (what: string, value: string): string =>
    `watch-${what}:${keyedFingerprintOf(key, [what, value]).toString('base64url')}`;
  const daily = (what: keyof typeof A_DAY, value: string): Allowance => ({
    name: named(what, value),
    limit: A_DAY[what],
    seconds: DAY_SECONDS,
  });
  const unanswered = (box: string): Allowance => ({
    name: named('unanswered', box),
    limit: UNANSWERED.letters,
    seconds: UNANSWERED.days * DAY_SECONDS,
  });
  const quiet = (email: string): Allowance => ({
    name: named('quiet', mailboxOf(email)),
    limit: 1,
    seconds: QUIET_DAYS * DAY_SECONDS,
  });
  return {
    async take(tx, request, email) {
      // Strangers who type somebody's address keep nobody from letters of their own.
      const { own } = await senderOf({ clock, config }, tx, request, email);
      const box = own ? `own ${mailboxOf(email)}` : mailboxOf(email);
      const used = await takeAllowances(
        tx,
        [
          daily('mail', box),
          unanswered(box),
          daily('shopper', principalOf(shopperOf(request))),
          daily('address', callerAddress(request)),
        ],
        clock(),
      );
      if (used !== undefined)
        throw new Refusal(429, 'REQUEST.TOO_MANY', 'Too many attempts. Please try again later.', {
          retryAfter: used.wait,
        });
    },
    answered: async (tx, email) => {
      const box = mailboxOf(email);
      for (const each of [box, `own ${box}`]) await dropAllowance(tx, unanswered(each).name);
    },
    isQuiet: async (tx, email) => (await allowanceLeft(tx, quiet(email), clock())) === 0,
    keepQuiet: async (tx, email) => {
      await takeAllowance(tx, quiet(email), clock());
    },
  };
}
