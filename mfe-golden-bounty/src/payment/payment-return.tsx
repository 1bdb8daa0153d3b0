import { isApiFailure } from '@suvarna/contracts/call';
import { followPayment, returnedPayment } from '@suvarna/remote-kit/follow-payment';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { useRead } from '@suvarna/remote-kit/use-read';
import { signInPath } from '@suvarna/session';
import { ButtonLink } from '@suvarna/ui/button';
import { CalendarIcon } from '@suvarna/ui/icon';
import { planPath } from '../plans/plan-path.ts';
import { useStoredToken } from '@suvarna/remote-kit/use-stored-token';
import { verifyPayment } from './payment.api.ts';
import { OutcomePage } from './outcome-page.tsx';

/** Where the provider's page leads back to: the bank is asked, then the way leads on. */
export function PaymentReturn({ paymentId }: { readonly paymentId: string }) {
  const { t } = useRemoteContext();
  const href = useHref();
  const token = useStoredToken();
  // The address says it all, once.
  const { state } = useRead(token ? paymentId : null, (signal) => {
    const body = { payment_id: paymentId, ...returnedPayment(new URLSearchParams(location.search)) };
    return followPayment(() => verifyPayment(body), signal);
  });
  const status = state.status === 'ready' ? state.data : null;
  const page = { paid: 'payment-success', failed: 'payment-failed', pending: null } as const;
  const next = status === null ? null : page[status.payment];
  const here = `/golden-bounty/payment/?payment_id=${encodeURIComponent(paymentId)}`;
  useRedirect(
    token === null
      ? signInPath(href(here))
      : next === null
        ? null
        : href(`/golden-bounty/${next}/?payment_id=${encodeURIComponent(paymentId)}`),
  );

  const gone = state.status === 'failed' && isApiFailure(state.error) && state.error.status !== 401;
  const late = state.status === 'ready' && next === null;
  const waits = !gone && !late;
  const kind = gone ? 'unknown' : late ? 'late' : 'waiting';
  return (
    <OutcomePage
      kind="waiting"
      mark={waits ? undefined : <CalendarIcon size="large" />}
      title={t(`return.${kind}`)}
    >
      <p role="status" aria-busy={waits}>
        {t(`return.${kind}-text`)}
      </p>
      {!waits && (
        <ButtonLink href={href(status === null ? '/golden-bounty/plans/' : planPath(status.plan_id))}>
          {t('outcome.to-plan')}
        </ButtonLink>
      )}
    </OutcomePage>
  );
}
