import { Busy } from '../../../platform/busy.ts';
import { createAdmission, type Admitted } from '@suvarna/contracts/service';
import { availableParallelism } from 'node:os';
import {
  decoyHash,
  hashPassword,
  isPassword,
  PASSWORD_COST,
  refuseSlowly,
} from '@suvarna/passwords/password';
import { createFairQueue } from '../../../platform/fair-queue.ts';

/** Hashes that may run or wait, for each that runs at a time: the last one's answer still comes within a second. */
const PLACES_PER_WORKER = 6;
/** One address has half of the places of the smallest pool; the other half is another caller's. */
const PLACES_PER_CALLER = 3;

/** Beside those: for browsers that the account knows, so that no crowd of strangers takes their turn. One address has half. */
const KNOWN_PER_WORKER = 2;

/** There is no place left to hash a password; nothing was done. */
class HashingBusy extends Busy {
  override readonly name = 'HashingBusy';

  constructor(of: 'caller' | 'everybody') {
    super(of, 'There is no place left to hash a password.');
  }
}

/** A place in the queue. What is looked at first (allowances, tokens) is looked at while it is held. */
export interface HashingPlace {
  hash(password: string): Promise<string>;
  /** Whether a password is the one a hash was made from. Without a hash it takes as long and is wrong. */
  isRight(password: string, hash: string | null): Promise<boolean>;
}

export interface HashingCaller {
  readonly address: string;
  readonly device?: string | undefined;
}

export interface PasswordHashing {
  /**
   * Does work that hashes a password, once there is a place for it. A browser that the account knows
   * has one at a time: of those for known browsers, or else of everybody's.
   *
   * @param caller address the call counts for, and the cookie of a browser that the account knows
   * @throws HashingBusy at once when there is none
   */
  withPlace<Result>(caller: HashingCaller, work: (place: HashingPlace) => Promise<Result>): Promise<Result>;
}

/**
 * Hashes run on libuv's four threads, which also read files and look names up: never on all of
 * them, and never on the last core, which answers everybody else.
 */
export const defaultWorkers = (): number => Math.max(1, Math.min(3, availableParallelism() - 1));

/**
 * @param workers hashes that run at a time, each 32 MiB and one core
 * @param cost of new hashes, as a power of two
 */
export function createPasswordHashing(workers = defaultWorkers(), cost = PASSWORD_COST): PasswordHashing {
  const decoy = decoyHash(cost);
  const places = createAdmission({ inAll: workers * PLACES_PER_WORKER, perCaller: PLACES_PER_CALLER });
  // Anybody may open accounts that know a browser of theirs: neither one browser nor one address has all of these.
  const known = createAdmission({
    inAll: workers * KNOWN_PER_WORKER,
    perCaller: (workers * KNOWN_PER_WORKER) / 2,
  });
  const devices = createAdmission({ inAll: Infinity, perCaller: 1 });
  const queue = createFairQueue(workers);
  const placeOf = (address: string): HashingPlace => ({
    hash: (password) => queue.run(address, () => hashPassword(password, cost)),
    isRight: (password, hash) =>
      queue.run(address, () => (hash === null ? refuseSlowly(password, decoy) : isPassword(password, hash))),
  });
  const enterKnown = (address: string, device: string): Admitted => {
    const alone = devices.enter(device);
    if (alone.kind === 'full') return alone;
    const own = known.enter(address);
    const admitted = own.kind === 'in' ? own : places.enter(address);
    if (admitted.kind === 'full') {
      alone.leave();
      return admitted;
    }
    return {
      kind: 'in',
      leave() {
        admitted.leave();
        alone.leave();
      },
    };
  };
  return {
    async withPlace({ address, device }, work) {
      const admitted = device === undefined ? places.enter(address) : enterKnown(address, device);
      if (admitted.kind === 'full') throw new HashingBusy(admitted.of);
      try {
        return await work(placeOf(address));
      } finally {
        admitted.leave();
      }
    },
  };
}
