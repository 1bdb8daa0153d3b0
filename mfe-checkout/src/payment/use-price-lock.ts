import type { LockPriceBody, PaymentOptions, PriceLock } from '@suvarna/contracts/api/checkout';
import { useCallback, useEffect, useRef, useState } from 'react';
import { wayOutOf } from './dead-end.model.ts';
import { lockPrice, newLockOf, paymentOptions } from './payment.api.ts';

export interface HeldPrice {
  readonly lock: PriceLock | null;
  readonly options: PaymentOptions | null;
  readonly busy: boolean;
  /** Why the price could not be had as wished; with a lock, why this one is another than was asked for. */
  readonly failure: unknown;
  /** Prices anew, with what the shopper wants now. @returns the new lock, or `null` when it could not be had. */
  readonly renew: (wish: LockPriceBody) => Promise<PriceLock | null>;
  /** Takes over a lock that came another way: with a refusal. */
  readonly accept: (lock: PriceLock) => void;
}

/** A refusal that brings a lock of what can still be had is an answer as well (409). */
async function obtainLock(
  obtain: () => Promise<PriceLock>,
): Promise<{ readonly lock: PriceLock; readonly failure: unknown }> {
  try {
    return { lock: await obtain(), failure: null };
  } catch (failure) {
    const lock = newLockOf(failure);
    if (lock === null) throw failure;
    return { lock, failure };
  }
}

/** The price the shopper is asked to agree to. Answers can overtake each other: the last question counts. */
export function usePriceLock(first: LockPriceBody | null): HeldPrice {
  const [state, setState] = useState<Omit<HeldPrice, 'renew' | 'accept'>>({
    lock: null,
    options: null,
    busy: true,
    failure: null,
  });
  const asked = useRef(0);

  const take = useCallback(
    async (turn: number, obtain: () => Promise<PriceLock>): Promise<PriceLock | null> => {
      setState((before) => ({ ...before, busy: true, failure: null }));
      try {
        const { lock, failure } = await obtainLock(obtain);
        const options = await paymentOptions(lock.lock_id);
        if (turn === asked.current) setState({ lock, options, busy: false, failure });
        return lock;
      } catch (failure) {
        // Without the bag, or as somebody else, the old price cannot be paid either.
        const gone = wayOutOf(failure) !== null;
        if (turn === asked.current)
          setState((before) =>
            gone ? { lock: null, options: null, busy: false, failure } : { ...before, busy: false, failure },
          );
        return null;
      }
    },
    [],
  );

  const renew = useCallback(
    (wish: LockPriceBody) => {
      asked.current += 1;
      return take(asked.current, () => lockPrice(wish));
    },
    [take],
  );

  const accept = useCallback(
    (lock: PriceLock) => {
      asked.current += 1;
      void take(asked.current, () => Promise.resolve(lock));
    },
    [take],
  );

  const begin = JSON.stringify(first);
  useEffect(() => {
    const wish = JSON.parse(begin) as LockPriceBody | null;
    if (wish !== null) void renew(wish);
  }, [begin, renew]);

  return { ...state, renew, accept };
}
