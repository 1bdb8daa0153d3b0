import type { HoldPriceBody, PaymentOptions, PriceHold } from '@suvarna/contracts/checkout';
import { useCallback, useEffect, useRef, useState } from 'react';
import { wayOutOf } from './dead-end.model.ts';
import { holdPrice, newPriceHoldOf, paymentOptions } from './payment.api.ts';

export interface HeldPrice {
  readonly lock: PriceHold | null;
  readonly options: PaymentOptions | null;
  readonly busy: boolean;
  /** Why the price could not be had as wished; with a lock, why this one is another than was asked for. */
  readonly failure: unknown;
  /** Prices again, with what the shopper wants now. @returns the new lock, or `null` when it could not be had. */
  readonly renew: (choices: HoldPriceBody) => Promise<PriceHold | null>;
  /** Takes over a lock that came another way: with a refusal. */
  readonly accept: (lock: PriceHold) => void;
}

/** A refusal that brings a lock of what can still be had is an answer as well (409). */
async function obtainLock(
  obtain: () => Promise<PriceHold>,
): Promise<{ readonly lock: PriceHold; readonly failure: unknown }> {
  try {
    return { lock: await obtain(), failure: null };
  } catch (failure) {
    const lock = newPriceHoldOf(failure);
    if (lock === null) throw failure;
    return { lock, failure };
  }
}

/** The price the shopper is asked to agree to. Answers can overtake each other: the last question counts. */
export function usePriceHold(first: HoldPriceBody | null): HeldPrice {
  const [state, setState] = useState<Omit<HeldPrice, 'renew' | 'accept'>>({
    lock: null,
    options: null,
    busy: true,
    failure: null,
  });
  const asked = useRef(0);

  const take = useCallback(
    async (turn: number, obtain: () => Promise<PriceHold>): Promise<PriceHold | null> => {
      setState((before) => ({ ...before, busy: true, failure: null }));
      try {
        const { lock, failure } = await obtainLock(obtain);
        const options = await paymentOptions(lock.lock_id);
        if (turn === asked.current) setState({ lock, options, busy: false, failure });
        return lock;
      } catch (failure) {
        // Without the bag, or as another shopper, the old price cannot be paid either.
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
    (choices: HoldPriceBody) => {
      asked.current += 1;
      return take(asked.current, () => holdPrice(choices));
    },
    [take],
  );

  const accept = useCallback(
    (lock: PriceHold) => {
      asked.current += 1;
      void take(asked.current, () => Promise.resolve(lock));
    },
    [take],
  );

  const begin = JSON.stringify(first);
  useEffect(() => {
    const choices = JSON.parse(begin) as HoldPriceBody | null;
    if (choices !== null) void renew(choices);
  }, [begin, renew]);

  return { ...state, renew, accept };
}
