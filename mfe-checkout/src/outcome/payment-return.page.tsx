import { followPayment, returnedPayment } from '@suvarna/remote-kit/follow-payment';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { ButtonLink } from '@suvarna/ui/button';
import { CalendarIcon } from '@suvarna/ui/icon';
import { Outcome } from '@suvarna/ui/outcome';
import { verifyPayment } from '../payment/payment.api.ts';
import chrome from '../chrome/chrome.module.css';
import styles from './outcome.module.css';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('return.page-title'),
  noindex: true,
});

/** What there is to see of a payment that is known. */
const PAGES: Readonly<Partial<Record<string, string>>> = {
  paid: '/checkout/success/',
  failed: '/checkout/payment-failed/',
};

/** Where the provider's page leads back to. What it says is never believed: the server asks the provider. */
export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const href = useHref();
  // The address says it all, once.
  const { state } = useRead(route.path, async (signal) => {
    const query = new URLSearchParams(location.search);
    const orderNo = query.get('order_no') ?? '';
    const body = { order_no: orderNo, ...returnedPayment(query, 'payment_id') };
    const last = await followPayment(() => verifyPayment(body).catch(() => null), signal);
    return { orderNo, page: last === null ? undefined : PAGES[last.payment] };
  });
  const followed = state.status === 'ready' ? state.data : undefined;
  const orderNo = followed?.orderNo ?? '';
  const page = followed?.page;
  const waiting = followed === undefined || page !== undefined;
  useRedirect(page === undefined ? null : href(`${page}${orderNo}/`));

  return (
    <Outcome
      kind="waiting"
      mark={waiting ? undefined : <CalendarIcon size="large" />}
      title={t(waiting ? 'return.title' : 'return.late-title')}
      lead={
        <p role="status" aria-busy={waiting}>
          {t(waiting ? 'return.text' : 'return.late-text')}
        </p>
      }
    >
      {!waiting && (
        <div className={`${chrome['actions']} ${styles['actions']}`}>
          <ButtonLink href={href(`/orderstats/${orderNo}/`)}>{t('return.follow')}</ButtonLink>
        </div>
      )}
    </Outcome>
  );
}
