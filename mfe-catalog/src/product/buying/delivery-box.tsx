import { LANGUAGES } from '@suvarna/contracts/locale';
import { EXPRESS_HOURS, PINCODE_LENGTH } from '@suvarna/contracts/storefront-constants';
import { digitsOf } from '@suvarna/forms/digits';
import { formatDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { AskForm } from '@suvarna/ui/ask-form';
import { TruckIcon } from '@suvarna/ui/icon';
import { formatPrice } from '@suvarna/ui/price';
import { useState } from 'react';
import styles from './delivery-box.module.css';
import { lastReturnDay } from '../../page/promise.model.ts';
import type { PriceView } from './price.model.ts';
import { useDelivery } from './use-delivery.ts';

interface DeliveryBoxProps {
  readonly productId: number;
  readonly price: PriceView;
  /** It is made with words in it. */
  readonly engraved?: boolean;
}

/**
 * When it comes. The page promises everybody the day of the default pincode; a shopper who gives their
 * own gets their own day, here, in the bag and at checkout.
 */
export function DeliveryBox({ productId, price, engraved = false }: DeliveryBoxProps) {
  const { t, locale } = useRemoteContext();
  const { answer, busy, error, kept, begin, ask } = useDelivery({ productId, engraved }, price);
  const [typed, setTyped] = useState<string | null>(null);
  const pincode = typed ?? kept;
  const day = answer?.items[0]?.delivery_date;
  const ready = price.currency === 'INR' ? 'ready' : 'ready-abroad';
  const origin = price.stock > 0 ? ready : 'made';

  return (
    <div className={styles.box}>
      <div className={styles.answer} role="status" aria-busy={busy || undefined}>
        <TruckIcon />
        {answer === null && (
          <p>
            <strong>{t('product.delivers', { date: price.deliversBy })}</strong>
            <small>{t(`product.delivers-${origin}`, { hours: EXPRESS_HOURS })}</small>
            <small>{t('delivery.return', { date: price.returnsBy })}</small>
          </p>
        )}
        {answer !== null && day !== undefined && (
          <p>
            <strong>
              {t('delivery.by', {
                date: formatDay(day, locale),
                // Cities are known in Latin letters alone: in Hindi the pincode stands for itself.
                place:
                  LANGUAGES[locale].script === 'Latn'
                    ? `${answer.city} ${answer.pincode}`.trim()
                    : answer.pincode,
              })}
            </strong>
            <small>
              {t(answer.pay_on_delivery.text_key, {
                limit: formatPrice(answer.pay_on_delivery.limit_paise, 'INR'),
              })}
            </small>
            <small>{t('delivery.return', { date: formatDay(lastReturnDay(day), locale) })}</small>
          </p>
        )}
        {answer !== null && day === undefined && (
          <p>
            <strong>{t('delivery.none', { pincode: answer.pincode })}</strong>
          </p>
        )}
      </div>
      {price.currency === 'INR' && (
        <AskForm
          formClass={styles.form}
          name="delivery-pincode"
          label={t('delivery.label')}
          value={pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          error={error}
          onFocus={begin}
          onChange={(event) => setTyped(digitsOf(event.target.value).slice(0, PINCODE_LENGTH))}
          ask={t('delivery.check')}
          busy={busy ? t('delivery.checking') : undefined}
          onAsk={() => ask(pincode)}
        />
      )}
    </div>
  );
}
