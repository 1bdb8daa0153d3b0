import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { Tx } from '../../platform/database/database.ts';
import { keyedFingerprintOf } from '../../platform/crypto/fingerprint.ts';
import {
  giveBackAllowance,
  takeAllowance,
  takeAllowances,
  type Allowance,
} from '../../platform/http/allowance.store.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { principalOf, senderOf, shopperOf } from '../identity/index.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Times booked or moved in a day: each takes a place and sends a message to a number somebody typed. */
const A_DAY = { mobile: 6, shopper: 10, address: 30 } as const;
/** Calls of an address under way or in vain. */
const VAIN_AN_HOUR = 120;

type Needs = Pick<Dependencies, 'db' | 'clock' | 'config'>;

interface AppointmentLimits {
  /**
   * Counts a time that was booked or moved, in its own transaction: what comes to nothing counts for nobody.
   *
   * @throws Refusal when there were too many to this number, by this shopper or from this address
   */
  takeTime(tx: Tx, request: FastifyRequest, mobile: string): Promise<void>;
  /**
   * Runs a call that takes a time. Those that come to nothing count for their address alone: no number,
   * and nobody who has it, is kept out by them.
   *
   * @param work is given what to call before anything is done
   * @throws Refusal when there were too many in vain
   */
  countingVain<Answer>(
    request: FastifyRequest,
    work: (before: () => Promise<void>) => Promise<Answer>,
  ): Promise<Answer>;
}

const tooMany = (wait: number): Refusal =>
  new Refusal(429, 'REQUEST.TOO_MANY', 'Too many attempts. Please try again later.', { retryAfter: wait });

export function appointmentLimits({ db, clock, config }: Needs): AppointmentLimits {
  const key = Buffer.from(config.documentSecret);
  // Keys are hashed with our secret: the table of allowances is no list of numbers and addresses.
  const named = (what: string, value: string): string =>
    `appointment-${what}:${keyedFingerprintOf(key, [what, value]).toString('base64url')}`;
  const daily = (what: keyof typeof A_DAY, value: string): Allowance => ({
    name: named(what, value),
    limit: A_DAY[what],
    seconds: DAY_SECONDS,
  });

  return {
    async takeTime(tx, request, mobile) {
      // Strangers who type somebody's number keep nobody from a time of their own.
      const { own } = await senderOf({ clock, config }, tx, request, mobile);
      const used = await takeAllowances(
        tx,
        [
          daily('mobile', own ? `own ${mobile}` : mobile),
          daily('shopper', principalOf(shopperOf(request))),
          daily('address', callerAddress(request)),
        ],
        clock(),
      );
      if (used !== undefined) throw tooMany(used.wait);
    },

    async countingVain(request, work) {
      const vain = {
        name: named('vain', callerAddress(request)),
        limit: VAIN_AN_HOUR,
        seconds: HOUR_SECONDS,
      };
      let isCounted = false;
      const answer = await work(async () => {
        const wait = await takeAllowance(db, vain, clock());
        if (wait !== undefined) throw tooMany(wait);
        isCounted = true;
      });
      if (isCounted) await giveBackAllowance(db, vain.name);
      return answer;
    },
  };
}
