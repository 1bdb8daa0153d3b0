/**
 * How many event streams are open, in all and from each address: a stream costs a socket for as long as its
 * reader likes. Anybody may read, but strangers with many addresses leave places to composers.
 */
import { countedAddress } from '@suvarna/contracts/service';
import { RegistryError } from '../../domain/registry-error.ts';

export interface StreamLimits {
  readonly inAll: number;
  readonly perAddress: number;
  /** Of those in all, only for who shows a composer's or an operator's token. */
  readonly kept: number;
}

/** Seconds; a composer that is sent away polls in the meantime. */
const RETRY_AFTER = 5;

export interface StreamPlaces {
  /**
   * @param isKnown the caller showed a token; then its address is not counted
   * @returns gives the place back, once
   * @throws RegistryError `STREAMS.FULL`
   */
  take(ip: string, isKnown: boolean): () => void;
}

export function createStreamPlaces({ inAll, perAddress, kept }: StreamLimits): StreamPlaces {
  const taken = new Map<string, number>();
  // A store that has few places in all leaves half of them to everybody.
  const forStrangers = inAll - Math.min(kept, Math.floor(inAll / 2));
  let total = 0;
  let ofStrangers = 0;
  return {
    take(ip, isKnown) {
      const address = isKnown ? 'known' : countedAddress(ip);
      const before = taken.get(address) ?? 0;
      const isFull = total >= inAll || (!isKnown && ofStrangers >= forStrangers);
      if (isFull || (!isKnown && before >= perAddress)) {
        const whose = isFull ? 'here' : 'from this address';
        throw new RegistryError(
          'STREAMS.FULL',
          `there are as many event streams ${whose} as there may be; ask for the composition instead`,
          { retryAfter: RETRY_AFTER },
        );
      }
      total += 1;
      if (!isKnown) ofStrangers += 1;
      taken.set(address, before + 1);
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        total -= 1;
        if (!isKnown) ofStrangers -= 1;
        const left = (taken.get(address) ?? 1) - 1;
        if (left === 0) taken.delete(address);
        else taken.set(address, left);
      };
    },
  };
}
