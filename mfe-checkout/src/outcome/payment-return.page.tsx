import { bus } from '@suvarna/event-bus';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { CalendarIcon } from '@suvarna/ui/icon';
import { Skeleton } from '@suvarna/ui/skeleton';
import { useEffect, useState } from 'react';
import { verifyPayment } from '../payment/payment.api.ts';
import chrome from '../chrome/chrome.module.css';
import styles from './outcome.module.css';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('return.page-title'),
  noindex: true,
});

const ASK_EVERY_MS = 2_000;
/** A bank that has not answered after this answers by e-mail: the shopper need not sit here. */
const ASK_FOR_MS = 60_000;

/** Where the provider's page leads back to. What it says is never believed: the server asks the provider. */
export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const href = useHref();
  const [waiting, setWaiting] = useState(true);
  const [orderNo, setOrderNo] = useState('');

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const order = query.get('order_no') ?? '';
    setOrderNo(order);
    const body = {
      order_no: order,
      ...pick(query, 'provider_payment_id', 'payment_id', 'razorpay_payment_id'),
      ...pick(query, 'provider_order_id', 'provider_order_id', 'razorpay_order_id'),
      ...pick(query, 'signature', 'signature', 'razorpay_signature'),
    };
    const until = Date.now() + ASK_FOR_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const outcome = await verifyPayment(body).then(
        ({ payment }) => payment,
        () => 'unknown' as const,
      );
      if (outcome === 'paid')
        bus.emit('navigation.visit.requested', { to: href(`/checkout/success/${order}/`), replace: true });
      else if (outcome === 'failed')
        bus.emit('navigation.visit.requested', {
          to: href(`/checkout/payment-failed/${order}/`),
          replace: true,
        });
      else if (Date.now() < until) timer = setTimeout(() => void ask(), ASK_EVERY_MS);
      else setWaiting(false);
    };
    void ask();
    return () => clearTimeout(timer);
    // The address says it all, once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [route.path]);

  return (
    <div className={`sv-page ${styles['page']}`}>
      <div className={styles['card']}>
        <div className={styles['head']}>
          <p className={styles['mark']} data-kind="waiting" aria-hidden="true">
            {waiting ? <Skeleton shape="block" className={styles['pulse']} /> : <CalendarIcon size="large" />}
          </p>
          <h1>{t(waiting ? 'return.title' : 'return.late-title')}</h1>
          <p role="status" aria-busy={waiting}>
            {t(waiting ? 'return.text' : 'return.late-text')}
          </p>
        </div>
        {!waiting && (
          <div className={`${chrome['actions']} ${styles['actions']}`}>
            <ButtonLink href={href(`/orderstats/${orderNo}/`)}>{t('return.follow')}</ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}

/** Providers name the same thing differently; ours comes first. */
function pick(
  query: URLSearchParams,
  name: string,
  ...keys: readonly string[]
): Readonly<Record<string, string>> {
  const value = [name, ...keys].map((key) => query.get(key)).find((found) => found !== null);
  return value === undefined || value === null ? {} : { [name]: value };
}
