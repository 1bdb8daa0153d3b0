import { api } from '@suvarna/api-client';
import { useEffect, useState } from 'react';

type Answer = (proven: boolean) => void;

/**
 * While a sheet is open, the question who sits here is a step of it and no second dialog over it
 * (specification §2). Closed unanswered it is a no.
 *
 * @returns what answers the question; `null` while nothing is asked
 */
export function useProofHere(): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let pending: Answer | undefined;
    const giveBack = api.proveWith(
      () =>
        new Promise((resolve) => {
          pending = (proven) => {
            setAnswer(null);
            resolve(proven);
          };
          setAnswer(() => pending ?? null);
        }),
    );
    return () => {
      giveBack();
      pending?.(false);
    };
  }, []);
  return answer;
}
