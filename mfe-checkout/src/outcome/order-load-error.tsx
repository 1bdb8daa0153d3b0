import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { CalendarIcon } from '@suvarna/ui/icon';
import { Skeleton } from '@suvarna/ui/skeleton';
import { Outcome } from '@suvarna/ui/outcome';
import chrome from '../chrome/chrome.module.css';
import type { OrderRead } from './order.api.ts';
import styles from './outcome.module.css';

interface OrderLoadErrorProps {
  readonly orderNo: string;
  readonly status: Exclude<OrderRead['status'], 'ready'>;
  readonly onAgain: () => void;
}

/** An order nothing is known of (yet): no shopper is thanked for it, and nothing is said of its payment. */
export function OrderLoadError({ orderNo, status, onAgain }: OrderLoadErrorProps) {
  const { t } = useRemoteContext();
  const href = useHref();
  const reading = status === 'reading';
  return (
    <Outcome
      kind="waiting"
      mark={reading ? undefined : <CalendarIcon size="large" />}
      title={t(`unread-order.${status}`)}
      busy={reading}
      lead={
        <div role="alert">
          {!reading && <p>{t(status === 'failed' ? 'success.unreadable' : 'unread-order.unknown-text')}</p>}
        </div>
      }
    >
      <dl className={styles['facts']}>
        <div>
          <dt>{t('success.order-number')}</dt>
          <dd>{orderNo}</dd>
        </div>
      </dl>
      {reading ? (
        <>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </>
      ) : (
        <div className={`${chrome['actions']} ${styles['actions']}`}>
          {status === 'failed' && <Button onClick={onAgain}>{t('failed.action')}</Button>}
          <ButtonLink
            variant={status === 'failed' ? 'secondary' : 'primary'}
            href={href(`/orderstats/${orderNo}/`)}
          >
            {t('success.follow')}
          </ButtonLink>
          <ButtonLink variant="quiet" href={href('/jewellery/')}>
            {t('bag.continue')}
          </ButtonLink>
        </div>
      )}
    </Outcome>
  );
}
