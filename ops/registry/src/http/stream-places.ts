/** How many event streams are open, in all and from each address: a stream costs a socket for as long as its reader likes. */
import { countedAddress } from '@suvarna/contracts/counted-address';
import { RegistryError } from '../domain/registry-error.ts';

export interface StreamLimits {
  readonly inAll: number;
  readonly perAddress: number;
}

/** Seconds; a composer that is sent away polls meanwhile. */
const RETRY_AFTER = 5;

export interface StreamPlaces {
  /**
   * @returns gives the place back, once
   * @throws RegistryError `STREAMS.FULL`
   */
  take(ip: string): () => void;
}

export function createStreamPlaces({ inAll, perAddress }: StreamLimits): StreamPlaces {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    take(ip) {
      const address = countedAddress(ip);
      const before = taken.get(address) ?? 0;
      if (total >= inAll || before >= perAddress) {
        const whose = before >= perAddress ? 'from this address' : 'here';
        throw new RegistryError(
          'STREAMS.FULL',
          `there are as many event streams ${whose} as there may be; ask for the composition instead`,
          { retryAfter: RETRY_AFTER },
        );
      }
      total += 1;
      taken.set(address, before + 1);
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        total -= 1;
        const left = (taken.get(address) ?? 1) - 1;
        if (left === 0) taken.delete(address);
        else taken.set(address, left);
      };
    },
  };
}
