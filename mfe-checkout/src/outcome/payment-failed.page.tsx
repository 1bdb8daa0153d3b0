import type { PaymentMode } from '@suvarna/contracts/checkout';
import { isApiFailure } from '@suvarna/contracts/call';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { bagStore, useBag } from '@suvarna/stores';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { WarningIcon } from '@suvarna/ui/icon';
import { formatPrice } from '@suvarna/ui/price';
import { useAct } from '@suvarna/ui/use-act';
import { Outcome } from '@suvarna/ui/outcome';
import { useState } from 'react';
import chrome from '../chrome/chrome.module.css';
import { CodCode } from '../payment/cod-code.tsx';
import { failureText } from '../payment/failure-text.model.ts';
import { openPayment, type Paid } from '../payment/pay.model.ts';
import { retryPayment } from '../payment/payment.api.ts';
import { UNPAID, useOrder } from './order.api.ts';
import styles from './outcome.module.css';
import { OrderLoadError } from './order-load-error.tsx';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('failed-payment.page-title'),
  noindex: true,
});

/** What is true of an order is not paid; its texts. */
const KINDS: Readonly<Record<string, string>> = { payment_pending: 'unpaid', expired: 'expired' };

export function Page({ route }: PageProps<null>) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const orderNo = route.params['order_no'] ?? '';
  const { status, order, readAgain } = useOrder(orderNo);
  const { visit, leave, leaving } = useNavigateIfHere();
  const { busy, fault, act } = useAct();
  const [code, setCode] = useState<Extract<Paid, { kind: 'code' }> | null>(null);

  const retry = (mode: PaymentMode): void =>
    void act(
      'retry',
      async () => {
        const next = await openPayment(orderNo, () => retryPayment({ order_no: orderNo, mode, locale }));
        if (next.kind === 'leave') leave(next.to);
        if (next.kind === 'code') setCode(next);
      },
      (error) => {
        // It was paid in another tab, say: the order that is read again tells.
        if (isApiFailure(error) && error.status === 409) readAgain();
        return failureText(error, t);
      },
    );

  const expired = order?.state === 'expired';
  const bag = useBag((now) => now.status);
  const pieces = useBag((now) => now.cart?.items.length ?? 0);
  // Whether what was not paid in time can still be bought, or was with a newer order.
  const { state: asked } = useRead(expired ? 'bag' : null, () => bagStore.getState().refresh());

  // The bank said yes after all, or in another tab: the order is what there is to see.
  const paid = order !== null && !UNPAID.includes(order.state);
  useRedirect(paid ? href(`/checkout/success/${orderNo}/`) : null);
  if (order === null) return <OrderLoadError orderNo={orderNo} status={status} onAgain={readAgain} />;
  if (expired && (asked.status !== 'ready' || bag === 'reading'))
    return <OrderLoadError orderNo={orderNo} status="reading" onAgain={readAgain} />;
  const over = expired && bag === 'ready' && pieces === 0;
  const kind = over ? 'closed' : (KINDS[order.state] ?? 'failed-payment');
  const mode = order.payment_mode as PaymentMode;
  return (
    <Outcome
      kind="bad"
      mark={<WarningIcon size="large" />}
      title={t(`${kind}.title`)}
      lead={<p>{t(`${kind}.text`)}</p>}
    >
      <dl className={styles['facts']}>
        <div>
          <dt>{t('success.order-number')}</dt>
          <dd>{orderNo}</dd>
        </div>
        <div>
          <dt>{t('totals.payable')}</dt>
          <dd>{formatPrice(order.totals.total_payable_paise, order.totals.currency)}</dd>
        </div>
      </dl>
      <div role="alert">{fault !== undefined && <p className={chrome['notice']}>{fault.text}</p>}</div>
      {code ? (
        <CodCode
          orderNo={orderNo}
          sentTo={code.sentTo}
          resendAfter={code.resendAfter}
          onConfirmed={() => visit(href(`/checkout/success/${orderNo}/`))}
        />
      ) : (
        <div className={`${chrome['actions']} ${styles['actions']}`}>
          {order.can.retry_payment && (
            <Button
              busy={busy.length > 0 || leaving ? t('payment.paying') : undefined}
              onClick={() => retry(mode)}
            >
              {t('failed-payment.retry')}
            </Button>
          )}
          {over ? (
            <ButtonLink variant="secondary" href={href('/jewellery/')}>
              {t('bag.continue')}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink variant="secondary" href={href('/checkout/payment/')}>
                {t('failed-payment.other')}
              </ButtonLink>
              <ButtonLink variant="quiet" href={href('/checkout/cart/')}>
                {t('payment.to-bag')}
              </ButtonLink>
            </>
          )}
        </div>
      )}
    </Outcome>
  );
}
