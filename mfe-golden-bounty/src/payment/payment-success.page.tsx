import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { ButtonLink } from '@suvarna/ui/button';
import { CheckIcon } from '@suvarna/ui/icon';
import { DocumentButton } from '../documents/document-button.tsx';
import parts from '../page/page-parts.module.css';
import { planPath } from '../plans/plan-path.ts';
import { lineOf } from '../plans/line-of.model.ts';
import { rupees } from '../terms/terms.words.ts';
import styles from './outcome.module.css';
import { OutcomePage } from './outcome-page.tsx';
import { PaymentLoadError } from './payment-load-error.tsx';
import { FAILED, SUCCESS, usePayment } from './use-payment.ts';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('success.page-title'),
  noindex: true,
});

export function Page({ route }: PageProps<null>) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const paymentId = route.query.get('payment_id') ?? '';
  const { state, again } = usePayment(paymentId, SUCCESS);
  const status = state.kind === 'ready' ? state.data : null;
  // An address can be typed, kept or come too early: no customer is thanked for what is not paid.
  const isPaid = status?.payment === 'paid';
  useRedirect(
    status === null || isPaid
      ? null
      : href(
          status.payment === 'failed'
            ? `${FAILED}?payment_id=${encodeURIComponent(paymentId)}`
            : `/golden-bounty/payment/?payment_id=${encodeURIComponent(paymentId)}`,
        ),
  );
  if (state.kind !== 'ready') return <PaymentLoadError kind={state.kind} onAgain={again} />;
  if (status === null || !isPaid) return null;
  const { plan } = status;
  const line = lineOf(plan, locale);
  return (
    <OutcomePage kind="good" mark={<CheckIcon size="large" />} title={t('success.title')}>
      <dl className={parts['facts']}>
        <div>
          <dt>{t('fact.paid-now')}</dt>
          <dd>{rupees(status.amount_paise)}</dd>
        </div>
        <div>
          <dt>{t('payment.instalment')}</dt>
          <dd>
            {t('payment.number', { number: status.installment_number, of: plan.number_of_installments })}
          </dd>
        </div>
        <div>
          <dt>{t('fact.plan')}</dt>
          <dd>{plan.plan_id}</dd>
        </div>
        <div>
          <dt>{t('fact.invested')}</dt>
          <dd>{rupees(plan.total_investment_paise)}</dd>
        </div>
        <div>
          <dt>{t('fact.copay')}</dt>
          <dd data-good>{rupees(plan.copay_amount_paise)}</dd>
        </div>
        <div>
          <dt>{t('fact.maturity')}</dt>
          <dd>{formatFullDay(plan.maturity_date, locale)}</dd>
        </div>
      </dl>
      <p>{t(line.key, line.values)}</p>
      <div className={styles['actions']}>
        <ButtonLink href={href(planPath(plan.plan_id))}>{t('outcome.to-plan')}</ButtonLink>
        {status.document_id !== '' && (
          <DocumentButton documentId={status.document_id} name={t('success.receipt')}>
            {t('success.receipt')}
          </DocumentButton>
        )}
      </div>
    </OutcomePage>
  );
}
