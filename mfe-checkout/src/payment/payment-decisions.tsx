import type { PaymentOptions, PriceHold } from '@suvarna/contracts/checkout';
import { PAN_ABOVE } from '@suvarna/contracts/storefront-constants';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { session } from '@suvarna/session';
import { Field } from '@suvarna/ui/field';
import { formatPrice } from '@suvarna/ui/price';
import type { Ref } from 'react';
import { TenderSwitches } from '../tenders/tender-switches.tsx';
import { EmiLine } from '../emi/emi-line.tsx';
import { hasGoldCoins } from '../emi/gold-coins.model.ts';
import { CoinsSwitch } from './wallet/coins-switch.tsx';
import { DeliveryTo } from './delivery-to.tsx';
import { GiftChoices } from './wallet/gift-choices.tsx';
import { documentOf } from './pay.model.ts';
import { PaymentChoice } from './payment-choice.tsx';
import styles from './payment.module.css';
import { PlansSwitch } from './wallet/plans-switch.tsx';
import type { Purchase } from './use-purchase.ts';

interface PaymentDecisionsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly lock: PriceHold;
  readonly options: PaymentOptions;
  readonly shipping: string;
  readonly purchase: Purchase;
}

/** Coins have a switch of their own here, and plans were chosen in the bag. */
const ELSEWHERE: readonly string[] = ['coins', 'golden-bounty', 'vouchers'];
/** EMI can be asked for, or for more of it. */
const ASKED: readonly string[] = ['emiAskText', 'emiSignInText', 'emiApprovedLessText'];

/** Everything the shopper decides before paying. */
export function PaymentDecisions({
  ref,
  lock,
  options,
  shipping,
  purchase: { wishes, notice, decide, reprice },
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
        chosen={wishes}
        error={faultOf('mode')}
        onChoose={(mode, method) => decide({ mode, method })}
      />
      {options.options.some(({ text_key: key }) => ASKED.includes(key)) && (
        <EmiLine
          payable={options.total_payable_paise}
          hasCoins={hasGoldCoins(lock.items)}
          onAsked={() => void reprice()}
        />
      )}
      {session.storedToken() !== null && (
        <PlansSwitch totals={lock.totals} prepaid={wishes.mode !== 'cod'} onChanged={reprice} />
      )}
      {session.storedToken() !== null && (
        <CoinsSwitch
          totals={lock.totals}
          on={wishes.useCoins}
          prepaid={wishes.mode !== 'cod'}
          onSwitch={(useCoins) => decide({ useCoins })}
        />
      )}
      <TenderSwitches totals={lock.totals} mode={wishes.mode} without={ELSEWHERE} onChanged={reprice} />
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
