import {
  type AppointmentKind,
  appointmentCreate,
  dayAfter,
  instantOf,
  localTime,
} from '@suvarna/contracts/stores';
import type { FastifyRequest } from 'fastify';
import { Refusal, tooMany } from '../../platform/refusal.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Tx } from '../../platform/database/database.ts';
import {
  giveBackAllowance,
  takeAllowance,
  type Allowance,
} from '../../platform/http/limits/allowance.store.ts';
import { callerAddress } from '../../platform/http/limits/caller-address.ts';
import { hiddenName, takeLimit } from '../../platform/http/limits/limits.ts';
import type { KnownStore } from './stores.ts';

/** Places of one day in one store for numbers that are not proven, from one address. */
const PLACES_OF_A_DAY = 4;

type Needs = Pick<Dependencies, 'clock' | 'config'>;

/** A time that a shopper takes or gives up. */
interface TakenTime {
  readonly store: KnownStore;
  readonly kind: AppointmentKind;
  readonly startsAt: Date;
  readonly mobile: string;
  /** The shopper who books has proven the number. */
  readonly proven: boolean;
}

const dayOf = ({ view }: KnownStore, at: Date): string => localTime(at, view.time_zone).day;

/** Until the day is over: a stranger who comes back every day takes no more of it. */
function placesOf(
  { clock, config }: Needs,
  request: FastifyRequest,
  { store, startsAt }: Pick<TakenTime, 'store' | 'startsAt'>,
): Allowance {
  const day = dayOf(store, startsAt);
  const end = instantOf({ day: dayAfter(day, 1), minutes: 0 }, store.view.time_zone);
  const of = JSON.stringify([callerAddress(request), store.view.store_id, day]);
  return {
    name: hiddenName(config.documentSecret, 'appointment', 'day', of),
    limit: PLACES_OF_A_DAY,
    seconds: Math.max(1, Math.ceil((end.getTime() - clock().getTime()) / 1_000)),
  };
}

/**
 * Counts a time that was booked or moved, in its own transaction: what comes to nothing counts for no caller.
 *
 * @param before where it was until now, of one that is moved
 * @throws Refusal when there were too many to this number, by this shopper or from this address
 * @throws Refusal where the number has to be proven first
 */
export async function takeTime(
  needs: Needs,
  tx: Tx,
  request: FastifyRequest,
  taken: TakenTime,
  before?: Date,
): Promise<void> {
  const { store, kind, startsAt, mobile, proven } = taken;
  if (!proven) {
    // An employee of the store goes there: to whom has to be known. One that stands already may be moved.
    if (kind === 'home' && before === undefined) throw new Refusal('APPOINTMENT.CODE_REQUIRED');
    const isSameDay = before !== undefined && dayOf(store, before) === dayOf(store, startsAt);
    const wait = isSameDay
      ? undefined
      : await takeAllowance(tx, placesOf(needs, request, taken), needs.clock());
    if (wait !== undefined)
      throw before === undefined ? new Refusal('APPOINTMENT.CODE_REQUIRED') : tooMany(wait);
  }
  await takeLimit(tx, request, appointmentCreate, { mobile, ...(proven && { own: true }) });
}

/** A time that was given up counts no more for the address it is given up from. */
export async function giveBackTime(
  needs: Needs,
  tx: Tx,
  request: FastifyRequest,
  taken: Pick<TakenTime, 'store' | 'startsAt' | 'proven'>,
): Promise<void> {
  if (!taken.proven) await giveBackAllowance(tx, placesOf(needs, request, taken).name);
}
