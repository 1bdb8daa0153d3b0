import { oneLineAbroad } from '@suvarna/forms/one-line';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { SelectField } from '@suvarna/ui/field';
import type { PickupAddresses } from './use-pickup-addresses.ts';

interface PickupChoiceProps {
  readonly addresses: PickupAddresses;
  readonly value: string;
  /** What stands for no choice: where the order went, or that one is needed. */
  readonly first: string;
  readonly error: string | undefined;
  readonly onChange: (addressId: string) => void;
}

/** To which address a courier comes. Adding one opens over the form: nothing that was typed is lost. */
export function PickupChoice({ addresses, value, first, error, onChange }: PickupChoiceProps) {
  const { t, locale } = useRemoteContext();
  return (
    <div>
      <SelectField
        name="address"
        label={t('pickup.where')}
        value={value}
        error={addresses.failed ? t('pickup.failed') : error}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{first}</option>
        {addresses.own.map((address) => (
          <option key={address.address_id} value={address.address_id}>
            {`${address.full_name}, ${oneLineAbroad(address, locale)}`}
          </option>
        ))}
      </SelectField>
      <Button variant="quiet" onClick={addresses.begin}>
        {t('address.new')}
      </Button>
    </div>
  );
}
