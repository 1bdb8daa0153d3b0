import type { Address } from '@suvarna/contracts/customers';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useState } from 'react';
import { readAddresses } from './address.api.ts';

export interface PickupAddresses {
  /** Those in the country of the pieces. */
  readonly own: readonly Address[];
  readonly failed: boolean;
  /** Whether one is being added; `undefined` when none was. */
  readonly adding: boolean | undefined;
  readonly begin: () => void;
  readonly leave: () => void;
  readonly take: (address: Address) => void;
}

/** The shopper's addresses, to one of which a courier is sent. @param countryId `null`: none is asked for */
export function usePickupAddresses(countryId: string | null): PickupAddresses {
  const { state, put } = useRead(countryId === null ? null : 'addresses', readAddresses);
  const [adding, setAdding] = useState<boolean>();
  const all = state.status === 'ready' ? state.data : [];
  return {
    own: all.filter((address) => address.country_id === countryId),
    failed: state.status === 'failed',
    adding,
    begin: () => setAdding(true),
    leave: () => setAdding(false),
    take(address) {
      put([...all, address]);
      setAdding(false);
    },
  };
}
