import type { InstalmentPaymentStatus } from '@suvarna/contracts/golden-bounty';
import { isApiFailure } from '@suvarna/contracts/call';
import { useSend } from '@suvarna/forms/use-send';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { WarningIcon } from '@suvarna/ui/icon';
import { Failure } from '@suvarna/ui/notice';
import { failureText } from '../form/failure-text.model.ts';
import parts from '../page/page-parts.module.css';
import { payPath, planPath } from '../plans/plan-path.ts';
import type { Terms } from '../terms/terms.api.ts';
import { rupees } from '../terms/terms.words.ts';
import styles from './outcome.module.css';
import { OutcomePage } from './outcome-page.tsx';
import { openPayment } from './payment.api.ts';
import { PaymentLoadError } from './payment-load-error.tsx';
import { FAILED, SUCCESS, usePayment } from './use-payment.ts';

export const head = (_terms: Terms, _route: RouteContext, t: Translate): PageHead => ({
  title: t('failed.page-title'),
  noindex: true,
});

export function Page({ data: terms, route }: PageProps<Terms>) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const paymentId = route.query.get('payment_id') ?? '';
  const { state, again } = usePayment(paymentId, FAILED);
  const status = state.kind === 'ready' ? state.data : null;
  // The bank said yes after all, or in another tab.
  useRedirect(
    status?.payment === 'paid' ? href(`${SUCCESS}?payment_id=${encodeURIComponent(paymentId)}`) : null,
  );
  const { busy, failure, send } = useSend(openPayment);
  const { leave, leaving } = useNavigateIfHere();
  if (state.kind !== 'ready') return <PaymentLoadError kind={state.kind} onAgain={again} />;
  if (status === null || status.payment === 'paid') return null;

  const mode = terms.payment_modes[0];
  const retry = async (failed: InstalmentPaymentStatus): Promise<void> => {
    if (mode === undefined) return;
    const sent = await send({
      plan_id: failed.plan_id,
      installment_number: failed.installment_number,
      amount_paise: failed.amount_paise,
      mode,
      locale,
    });
    if (sent.ok) leave(sent.answer.redirect_url);
    // It was paid in another tab, say: the payment that is asked about again tells.
    else if (isApiFailure(sent.error) && sent.error.status === 409) again();
  };

  return (
    <OutcomePage kind="bad" mark={<WarningIcon size="large" />} title={t(`failed.${status.payment}`)}>
      <p>{t(`failed.${status.payment}-text`)}</p>
      <dl className={parts['facts']}>
        <div>
          <dt>{t('payment.instalment')}</dt>
          <dd>
            {t('payment.number', {
              number: status.installment_number,
              of: status.plan.number_of_installments,
            })}
          </dd>
        </div>
        <div>
          <dt>{t('payment.rest')}</dt>
          <dd>{rupees(status.amount_paise)}</dd>
        </div>
        <div>
          <dt>{t('fact.plan')}</dt>
          <dd>{status.plan_id}</dd>
        </div>
      </dl>
      <Failure text={failureText(failure, t)} />
      <div className={styles['actions']}>
        {status.retry_allowed && (
          <Button busy={busy || leaving ? t('payment.busy') : undefined} onClick={() => void retry(status)}>
            {t('again')}
          </Button>
        )}
        <ButtonLink variant="secondary" href={href(payPath(status.plan_id))}>
          {t('failed.other')}
        </ButtonLink>
        <ButtonLink variant="quiet" href={href(planPath(status.plan_id))}>
          {t('outcome.to-plan')}
        </ButtonLink>
      </div>
    </OutcomePage>
  );
}
