import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { ButtonLink } from '@suvarna/ui/button';
import { CalendarIcon } from '@suvarna/ui/icon';
import { Skeleton } from '@suvarna/ui/skeleton';
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

type Payment = 'paid' | 'failed' | 'unknown';

/** What there is to see of a payment that is known. */
const PAGES: Readonly<Partial<Record<Payment, string>>> = {
  paid: '/checkout/success/',
  failed: '/checkout/payment-failed/',
};

/** Where the provider's page leads back to. What it says is never believed: the server asks the provider. */
export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const href = useHref();
  // The address says it all, once.
  const { state } = useRead(route.path, (signal) =>
    followPayment(new URLSearchParams(location.search), signal),
  );
  const followed = state.status === 'ready' ? state.data : undefined;
  const orderNo = followed?.orderNo ?? '';
  const waiting = followed?.payment !== 'unknown';
  const page = followed && PAGES[followed.payment];
  useRedirect(page === undefined ? null : href(`${page}${orderNo}/`));

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

/** Asks until it is known, or nobody should wait any longer: then it is `unknown`. */
async function followPayment(
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<{ readonly orderNo: string; readonly payment: Payment }> {
  const orderNo = query.get('order_no') ?? '';
  const body = {
    order_no: orderNo,
    ...pick(query, 'provider_payment_id', 'payment_id', 'razorpay_payment_id'),
    ...pick(query, 'provider_order_id', 'provider_order_id', 'razorpay_order_id'),
    ...pick(query, 'signature', 'signature', 'razorpay_signature'),
  };
  const until = Date.now() + ASK_FOR_MS;
  for (;;) {
    const payment = await verifyPayment(body).then(
      (answer) => answer.payment,
      () => 'unknown' as const,
    );
    if (payment === 'paid' || payment === 'failed') return { orderNo, payment };
    if (Date.now() >= until || signal.aborted) return { orderNo, payment: 'unknown' };
    await pause(ASK_EVERY_MS, signal);
    if (signal.aborted) return { orderNo, payment: 'unknown' };
  }
}

/** Ends early for who leaves. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    signal.addEventListener('abort', over, { once: true });
  });

/** Providers name the same thing differently; ours comes first. */
function pick(
  query: URLSearchParams,
  name: string,
  ...keys: readonly string[]
): Readonly<Record<string, string>> {
  const value = [name, ...keys].map((key) => query.get(key)).find((found) => found !== null);
  return value === undefined || value === null ? {} : { [name]: value };
}
