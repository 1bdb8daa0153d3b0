import { lazy, Suspense } from 'react';
import type { PickupAddresses } from './use-pickup-addresses.ts';

/** Few add one here. */
const AddressSheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "address-sheet" */ './address-sheet.tsx')).AddressSheet,
}));

interface AnotherPickupAddressProps {
  readonly addresses: PickupAddresses;
  readonly onChosen: (addressId: string) => void;
}

/** An address that is added while something is asked for, and chosen with it. Stands beside the form. */
export function AnotherPickupAddress({ addresses, onChosen }: AnotherPickupAddressProps) {
  // Closed, it stays: the focus goes back to the button it came from.
  return addresses.adding === undefined ? null : (
    <Suspense>
      <AddressSheet
        open={addresses.adding}
        onClose={addresses.leave}
        onAdded={(address) => {
          addresses.take(address);
          onChosen(address.address_id);
        }}
      />
    </Suspense>
  );
}
