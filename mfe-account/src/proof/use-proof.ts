import { isApiFailure } from '@suvarna/contracts/api-reader';
import { useRef, useState } from 'react';

export interface Proof {
  /** Whether the customer is being asked who they are. */
  readonly asking: boolean;
  /** Does something that may ask for a proof first: then the customer is asked, and it is done afterwards. */
  readonly withProof: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Ends the question. */
  readonly answer: (proven: boolean) => void;
}

const wantsProof = (error: unknown): boolean =>
  isApiFailure(error) && error.code === 'SESSION.PROOF_REQUIRED';

/** Calls that are refused until the customer has proven once more who they are go on after the proof. */
export function useProof(): Proof {
  const [asking, setAsking] = useState(false);
  const settle = useRef<(proven: boolean) => void>(undefined);
  return {
    asking,
    answer: (proven) => {
      setAsking(false);
      settle.current?.(proven);
      settle.current = undefined;
    },
    withProof: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!wantsProof(error)) throw error;
        const proven = await new Promise<boolean>((resolve) => {
          settle.current = resolve;
          setAsking(true);
        });
        // Declined: it was refused, and stays so.
        if (!proven) throw error;
        return work();
      }
    },
  };
}
