import type { Serviceability } from '@suvarna/contracts/shipping';
import { EXPRESS_HOURS } from '@suvarna/contracts/storefront-constants';
import { Button } from '@suvarna/ui/button';
import { CheckIcon, WarningIcon } from '@suvarna/ui/icon';
import { formatPrice } from '@suvarna/ui/price';
import type { PromptProps } from '../prompt-props.ts';
import styles from './pincode.module.css';

interface PincodeAnswerProps extends Pick<PromptProps, 'locale' | 't' | 'onClose'> {
  readonly service: Serviceability | null;
}

/** What the store does there. Always in the document, so that it is spoken when it comes. */
export function PincodeAnswer({ service, locale, t, onClose }: PincodeAnswerProps) {
  return (
    <>
      <div role="status">
        {service && (
          <div className={styles['answer']} data-none={!service.serviceable || undefined}>
            {service.serviceable ? <CheckIcon /> : <WarningIcon />}
            <div>
              {service.serviceable ? (
                <>
                  <p>
                    <strong>
                      {t(service.express ? 'pincode.express' : 'pincode.standard', {
                        // Cities are known in Latin letters alone.
                        place: (locale === 'en' && service.city) || service.pincode,
                        hours: EXPRESS_HOURS,
                      })}
                    </strong>
                  </p>
                  <p>
                    {t(service.pay_on_delivery.text_key, {
                      limit: formatPrice(service.pay_on_delivery.limit_paise, 'INR'),
                    })}
                  </p>
                </>
              ) : (
                <p>{t('pincode.none', { pincode: service.pincode })}</p>
              )}
            </div>
          </div>
        )}
      </div>
      {service?.serviceable && (
        <Button size="large" wide className={styles['go']} onClick={onClose}>
          {t('pincode.go')}
        </Button>
      )}
    </>
  );
}
