import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { oneLineAbroad } from '@suvarna/forms/one-line';
import { SelectField } from '@suvarna/ui/field';
import { readAddresses } from '../address/address.api.ts';
import type { Draft } from './hand-in.model.ts';
import styles from './hand-in.module.css';
import { useSay } from './use-say.ts';

interface HandOverProps {
  readonly draft: Pick<Draft, 'handOver' | 'addressId'>;
  /** Key of what is wrong with the address. */
  readonly fault: string | undefined;
  /** Where the order went, in one line; `undefined` for old gold. */
  readonly orderAddress: string | undefined;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** How it gets to the store: fetched at an address, or brought. */
export function HandOver({ draft, fault, orderAddress, onChange }: HandOverProps) {
  const { locale } = useRemoteContext();
  const say = useSay();
  const href = useHref();
  const { state } = useRead('addresses', readAddresses);
  const own = state.status === 'ready' ? state.data.filter(({ country_id: id }) => id === 'IN') : [];
  return (
    <>
      <fieldset className={styles['group']}>
        <legend>{say('hand-over')}</legend>
        {(['pickup', 'store'] as const).map((how) => (
          <label key={how} className={styles['choice']}>
            <input
              type="radio"
              name="hand-over"
              value={how}
              checked={draft.handOver === how}
              onChange={() => onChange({ handOver: how })}
            />
            <strong>{say(`hand-over.${how}`)}</strong>
            <small>{say(`hand-over.${how}-text`)}</small>
          </label>
        ))}
      </fieldset>
      {draft.handOver === 'pickup' && (
        <>
          <SelectField
            name="address"
            label={say('field.address')}
            value={draft.addressId}
            error={state.status === 'failed' ? say('addresses-failed') : fault && say(fault)}
            onChange={({ target }) => onChange({ addressId: target.value })}
          >
            <option value="">{orderAddress ?? say('address-choose')}</option>
            {own.map((address) => (
              <option key={address.address_id} value={address.address_id}>
                {`${address.full_name}, ${oneLineAbroad(address, locale)}`}
              </option>
            ))}
          </SelectField>
          <p className={styles['muted']}>
            <a href={href('/account/address/new/')}>{say('address-new')}</a>
          </p>
        </>
      )}
    </>
  );
}
