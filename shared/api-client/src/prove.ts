import type { ApiFailure } from '@suvarna/contracts/call';
import type { Session } from '@suvarna/session';
import { isProofWanted } from './answer.ts';

/** Asks the customer; says whether they proved who they are. */
export type Prove = () => Promise<boolean>;

export interface Prover {
  /** @returns lets ask who asked before */
  readonly proveWith: (prove: Prove) => () => void;
  /** Makes a call, and once more after a proof where the store wants one first: nothing was done yet. */
  readonly proven: <Result>(call: () => Promise<Result>, signal: AbortSignal | undefined) => Promise<Result>;
}

export function createProver(session: Pick<Session, 'person'>): Prover {
  let prove: Prove | undefined;
  /** One question for however many calls wait for its answer. */
  let proving: Promise<boolean> | undefined;
  return {
    proveWith: (ask) => {
      const before = prove;
      prove = ask;
      return () => {
        prove = before;
      };
    },
    proven: async (call, signal) => {
      const person = session.person();
      try {
        return await call();
      } catch (error) {
        if (!isProofWanted(error as ApiFailure) || prove === undefined) throw error;
        proving ??= prove().finally(() => {
          proving = undefined;
        });
        // A question that could not be asked was not answered.
        const proven = await proving.catch(() => false);
        if (!proven || signal?.aborted || session.person() !== person) throw error;
        return call();
      }
    },
  };
}
