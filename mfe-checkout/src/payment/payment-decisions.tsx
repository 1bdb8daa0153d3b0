import type { PaymentOptions, PriceHold } from '@suvarna/contracts/api/checkout';
import { PAN_ABOVE } from '@suvarna/contracts/storefront-constants';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { session } from '@suvarna/session';
import { Field } from '@suvarna/ui/field';
import { formatPrice } from '@suvarna/ui/price';
import type { Ref } from 'react';
import { CoinsSwitch } from './coins-switch.tsx';
import { DeliveryTo } from './delivery-to.tsx';
import { GiftChoices } from './gift-choices.tsx';
import { documentOf } from './pay.model.ts';
import { PaymentChoice } from './payment-choice.tsx';
import styles from './payment.module.css';
import type { Purchase } from './use-purchase.ts';

interface PaymentDecisionsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly lock: PriceHold;
  readonly options: PaymentOptions;
  readonly shipping: string;
  readonly purchase: Purchase;
}

/** Everything the shopper decides before paying. */
export function PaymentDecisions({
  ref,
  lock,
  options,
  shipping,
  purchase: { wishes, notice, decide },
}: PaymentDecisionsProps) {
  const { t } = useRemoteContext();
  const kind = documentOf(lock);
  const faultOf = (about: 'mode' | 'document'): string | undefined =>
    notice?.about === about ? notice.text : undefined;
  return (
    <div ref={ref} className={styles['decisions']}>
      <DeliveryTo addressId={shipping} lines={lock.items} />
      <PaymentChoice
        options={options}
        abroad={lock.totals.currency !== 'INR'}
        chosen={wishes.mode}
        error={faultOf('mode')}
        onChoose={(mode) => decide({ mode })}
      />
      {session.storedToken() !== null && (
        <CoinsSwitch
          totals={lock.totals}
          on={wishes.useCoins}
          prepaid={wishes.mode !== 'cod'}
          onSwitch={(useCoins) => decide({ useCoins })}
        />
      )}
      {kind !== null && (
        <Field
          name="document"
          label={t(`payment.${kind}`)}
          hint={t('payment.document-hint', { limit: formatPrice(PAN_ABOVE * 100, 'INR') })}
          value={wishes.documentNo}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={14}
          error={faultOf('document')}
          onChange={(event) => decide({ documentNo: event.target.value })}
        />
      )}
      <GiftChoices note={wishes.giftNote} onNote={(giftNote) => decide({ giftNote })} />
    </div>
  );
}
