import type { Address } from '@suvarna/contracts/customers';
import { EMPTY } from '@suvarna/forms/address-draft';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Sheet } from '@suvarna/ui/sheet';
import { AddressEditor } from './address-editor.tsx';
import { addAddress } from './address.api.ts';

interface AddressSheetProps {
  readonly open: boolean;
  readonly onAdded: (address: Address) => void;
  readonly onClose: () => void;
}

/** A new address over a form that is being filled in, which waits behind it. Never inside of that form. */
export function AddressSheet({ open, onAdded, onClose }: AddressSheetProps) {
  const { t } = useRemoteContext();
  return (
    <Sheet open={open} title={t('address.new')} closeLabel={t('order.leave')} onClose={onClose}>
      <AddressEditor isFramed begin={EMPTY} save={async (body) => onAdded(await addAddress(body))} />
    </Sheet>
  );
}
