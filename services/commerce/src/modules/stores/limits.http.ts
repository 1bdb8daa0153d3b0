import { type AppointmentKind, dayAfter, instantOf, localTime } from '@suvarna/contracts/stores';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { Tx } from '../../platform/database/database.ts';
import { giveBackAllowance, takeAllowance, type Allowance } from '../../platform/http/allowance.store.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { hiddenName, takeOfContact, tooOften, type ContactLimit } from '../identity/index.ts';
import { StoreRefused } from './errors.ts';
import type { KnownStore } from './stores.ts';

const HOUR_SECONDS = 3_600;
/** Times booked or moved in a day: each takes a place and sends a message to a number somebody typed. */
const TIMES: ContactLimit = { name: 'appointment', mobile: 6, shopper: 10, address: 30 };
/** Places of one day in one store for numbers that nobody has proven, from one address. */
const PLACES_OF_A_DAY = 4;
/** Calls of an address under way or in vain. */
const VAIN_AN_HOUR = 120;

type Needs = Pick<Dependencies, 'db' | 'clock' | 'config'>;

/** A time that somebody takes or gives up. */
interface TakenTime {
  readonly store: KnownStore;
  readonly kind: AppointmentKind;
  readonly startsAt: Date;
  readonly mobile: string;
  /** Whoever books has proven the number. */
  readonly proven: boolean;
}

interface AppointmentLimits {
  /**
   * Counts a time that was booked or moved, in its own transaction: what comes to nothing counts for nobody.
   *
   * @param before where it was until now, of one that is moved
   * @throws Refusal when there were too many to this number, by this shopper or from this address
   * @throws StoreRefused where the number has to be proven first
   */
  takeTime(tx: Tx, request: FastifyRequest, taken: TakenTime, before?: Date): Promise<void>;
  /** A time that was given up counts no more for the address it is given up from. */
  giveBack(
    tx: Tx,
    request: FastifyRequest,
    taken: Pick<TakenTime, 'store' | 'startsAt' | 'proven'>,
  ): Promise<void>;
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

export function appointmentLimits(needs: Needs): AppointmentLimits {
  const { db, clock } = needs;
  const dayOf = ({ view }: KnownStore, at: Date): string => localTime(at, view.time_zone).day;
  /** Until the day is over: a stranger who comes back every day takes no more of it. */
  const placesOf = (request: FastifyRequest, store: KnownStore, startsAt: Date): Allowance => {
    const day = dayOf(store, startsAt);
    const end = instantOf({ day: dayAfter(day, 1), minutes: 0 }, store.view.time_zone);
    const of = JSON.stringify([callerAddress(request), store.view.store_id, day]);
    return {
      name: hiddenName(needs, 'appointment', 'day', of),
      limit: PLACES_OF_A_DAY,
      seconds: Math.max(1, Math.ceil((end.getTime() - clock().getTime()) / 1_000)),
    };
  };

  return {
    async takeTime(tx, request, { store, kind, startsAt, mobile, proven }, before) {
      if (!proven) {
        // Somebody of the store goes there: to whom has to be known. One that stands already may be moved.
        if (kind === 'home' && before === undefined) throw new StoreRefused('APPOINTMENT.CODE_REQUIRED');
        const isSameDay = before !== undefined && dayOf(store, before) === dayOf(store, startsAt);
        const wait = isSameDay
          ? undefined
          : await takeAllowance(tx, placesOf(request, store, startsAt), clock());
        if (wait !== undefined)
          throw before === undefined ? new StoreRefused('APPOINTMENT.CODE_REQUIRED') : tooOften(wait);
      }
      await takeOfContact(needs, tx, request, { limit: TIMES, mobile, proven });
    },

    async giveBack(tx, request, { store, startsAt, proven }) {
      if (!proven) await giveBackAllowance(tx, placesOf(request, store, startsAt).name);
    },

    async countingVain(request, work) {
      const vain = {
        name: hiddenName(needs, 'appointment', 'vain', callerAddress(request)),
        limit: VAIN_AN_HOUR,
        seconds: HOUR_SECONDS,
      };
      let isCounted = false;
      const answer = await work(async () => {
        const wait = await takeAllowance(db, vain, clock());
        if (wait !== undefined) throw tooOften(wait);
        isCounted = true;
      });
      if (isCounted) await giveBackAllowance(db, vain.name);
      return answer;
    },
  };
}
