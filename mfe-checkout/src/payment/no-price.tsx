import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Button, ButtonLink } from '@suvarna/ui/button';
import chrome from '../chrome/chrome.module.css';
import { isSessionOver, wayOutOf } from './dead-end.model.ts';
import { failureText } from './failure-text.model.ts';

interface NoPriceProps {
  readonly failure: unknown;
  readonly onAgain: () => void;
}

/** There is nothing to pay, or it is not known how much: why, and the step to go on from. */
export function NoPrice({ failure, onAgain }: NoPriceProps) {
  const { t } = useRemoteContext();
  const href = useHref();
  const way = wayOutOf(failure);
  return (
    <div className={chrome['notice']} role="alert">
      <p>{isSessionOver(failure) ? t('payment.error.session') : failureText(failure, t)}</p>
      <div className={chrome['actions']}>
        {way === 'address' && (
          <ButtonLink variant="secondary" href={href('/checkout/address/')}>
            {t('payment.to-address')}
          </ButtonLink>
        )}
        {way === null && (
          <Button variant="secondary" onClick={onAgain}>
            {t('failed.action')}
          </Button>
        )}
        <ButtonLink variant={way === 'bag' ? 'secondary' : 'quiet'} href={href('/checkout/cart/')}>
          {t('payment.to-bag')}
        </ButtonLink>
      </div>
    </div>
  );
}
