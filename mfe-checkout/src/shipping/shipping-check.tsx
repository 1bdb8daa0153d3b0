import { LANGUAGES } from '@suvarna/contracts/locale';
import { formatDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { AskForm } from '@suvarna/ui/ask-form';
import { TruckIcon } from '@suvarna/ui/icon';
import { formatPrice } from '@suvarna/ui/price';
import { useState } from 'react';
import { lastDay } from './shipping.api.ts';
import styles from './delivery.module.css';
import type { DeliveryAnswer } from './use-shipping.ts';

/** Where to? The answer is when all of the bag is there, and whether it can be paid for at the door. */
export function DeliveryCheck({ deliveries, busy, error, kept, begin, ask }: DeliveryAnswer) {
  const { t, locale } = useRemoteContext();
  const [typed, setTyped] = useState<string | null>(null);
  const [of, setOf] = useState(kept);
  // It was changed elsewhere, in the header say: what stands here is of the one before.
  if (of !== kept) {
    setOf(kept);
    setTyped(null);
  }
  const pincode = typed ?? kept;
  const day = deliveries === null ? '' : lastDay(deliveries.days);
  const door = deliveries?.pay_on_delivery;

  return (
    <AskForm
      formClass={styles['check']}
      name="delivery-pincode"
      label={t('delivery.label')}
      value={pincode}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={6}
      error={error}
      onFocus={begin}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      ask={t('delivery.check')}
      busy={busy ? t('delivery.checking') : undefined}
      onAsk={() => ask(pincode)}
    >
      <div role="status">
        {deliveries !== null && (
          <div className={styles['answer']} data-none={!deliveries.serviceable || undefined}>
            <TruckIcon />
            {deliveries.serviceable ? (
              <p>
                {day !== '' && (
                  <strong>
                    {t('delivery.by', {
                      day: formatDay(day, locale),
                      // Cities are known in Latin letters alone: in Hindi the pincode stands for itself.
                      place:
                        LANGUAGES[locale].script === 'Latn'
                          ? `${deliveries.city} ${deliveries.pincode}`.trim()
                          : deliveries.pincode,
                    })}
                  </strong>
                )}{' '}
                <span>
                  {kept === ''
                    ? t('delivery.own')
                    : door && t(door.text_key, { limit: formatPrice(door.limit_paise, 'INR') })}
                </span>
              </p>
            ) : (
              <p>{t('delivery.none', { pincode: deliveries.pincode })}</p>
            )}
          </div>
        )}
      </div>
    </AskForm>
  );
}
