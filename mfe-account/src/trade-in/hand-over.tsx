import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Choice } from '@suvarna/ui/choice';
import { tradeInTexts } from '#texts/trade-in';
import { PickupChoice } from '../address/pickup-choice.tsx';
import type { PickupAddresses } from '../address/use-pickup-addresses.ts';
import type { Draft } from './trade-in.model.ts';
import styles from './trade-in.module.css';

interface HandOverProps {
  readonly draft: Pick<Draft, 'handOver' | 'addressId'>;
  readonly addresses: PickupAddresses;
  /** What is wrong with the address. */
  readonly error: string | undefined;
  /** Where the order went, in one line; `undefined` for old gold, and for what was collected in a store. */
  readonly orderAddress: string | undefined;
  /** First day a courier comes for it; `''` where one comes on any. */
  readonly pickupFrom: string;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** How it gets to the store: fetched at an address, or brought. */
export function HandOver({ draft, addresses, error, orderAddress, pickupFrom, onChange }: HandOverProps) {
  const { locale } = useRemoteContext();
  const t = useT(tradeInTexts);
  return (
    <>
      <fieldset className={styles['group']}>
        <legend>{t('hand-over')}</legend>
        {(['pickup', 'store'] as const).map((how) => (
          <Choice key={how}>
            <input
              type="radio"
              name="hand-over"
              value={how}
              checked={draft.handOver === how}
              disabled={how === 'pickup' && pickupFrom !== ''}
              onChange={() => onChange({ handOver: how })}
            />
            <strong>{t(`hand-over.${how}`)}</strong>
            <small>
              {how === 'pickup' && pickupFrom !== ''
                ? t('hand-over.pickup-from', { day: formatFullDay(pickupFrom, locale) })
                : t(`hand-over.${how}-text`)}
            </small>
          </Choice>
        ))}
      </fieldset>
      {draft.handOver === 'pickup' && (
        <PickupChoice
          addresses={addresses}
          value={draft.addressId}
          first={orderAddress ?? t('address-choose')}
          error={error}
          onChange={(addressId) => onChange({ addressId })}
        />
      )}
    </>
  );
}
