import type { Instalment } from '@suvarna/contracts/golden-bounty';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { DocumentButton } from '../documents/document-button.tsx';
import { OwnPage } from '../page/own-page.tsx';
import parts from '../page/page-parts.module.css';
import { payPath, planPath } from '../plans/plan-path.ts';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { Notice } from '@suvarna/ui/notice';
import { rupees } from '../terms/terms.words.ts';
import styles from './instalments.module.css';
import { readInstalments } from './plan.api.ts';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('instalments.page-title'),
  noindex: true,
});

export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const href = useHref();
  const planId = route.params['plan_id'] ?? '';
  const here = planPath(planId, 'installments/');
  const read = useSignedInRead(`instalments ${planId}`, href(here), (signal) =>
    readInstalments(planId, signal),
  );
  return (
    <OwnPage
      title={t('instalments.title')}
      crumbs={[
        { label: t('plans.title'), path: '/golden-bounty/plans/' },
        { label: planId, path: planPath(planId) },
        { label: t('instalments.title'), path: here },
      ]}
      read={read}
    >
      {({ results, banner }) => (
        <>
          {banner !== '' && (
            <Notice kind="bad" role="alert">
              <strong>{t('default.banner')}</strong>
            </Notice>
          )}
          <ol className={styles['list']}>
            {results.map((instalment) => (
              <InstalmentCard
                key={instalment.installment_number}
                instalment={instalment}
                payHref={href(payPath(planId))}
              />
            ))}
          </ol>
        </>
      )}
    </OwnPage>
  );
}

interface InstalmentCardProps {
  readonly instalment: Instalment;
  readonly payHref: string;
}

/** An instalment with every payment that was made for it, and the receipt of each. */
function InstalmentCard({ instalment, payHref }: InstalmentCardProps) {
  const { t, locale } = useRemoteContext();
  const day = (date: string): string => formatFullDay(date, locale);
  const { installment_number: number, state, payments } = instalment;
  return (
    <li className={styles['card']} data-state={state}>
      <div className={styles['head']}>
        <h2>{t('timeline.instalment', { number, amount: rupees(instalment.amount_paise) })}</h2>
        <strong className={styles['state']}>
          {instalment.frozen && state === 'upcoming'
            ? t('instalment.frozen')
            : t(`instalment.state.${state}`)}
        </strong>
      </div>
      <p className={parts['muted']}>
        {t('timeline.due-on', { day: day(instalment.due_date), grace: day(instalment.grace_until) })}
      </p>
      {payments.length > 0 && (
        <ul className={styles['payments']}>
          {payments.map((payment) => (
            <li key={payment.payment_id}>
              <span>
                {t('instalments.payment', {
                  amount: rupees(payment.amount_paise),
                  day: day(payment.paid_at),
                  via: t(`instalments.via.${payment.via}`),
                })}
                {payment.refunded_paise > 0 &&
                  ` ${t('instalments.refunded', { amount: rupees(payment.refunded_paise) })}`}
              </span>
              <DocumentButton
                documentId={payment.document_id}
                name={t('instalments.receipt-of', { number, amount: rupees(payment.amount_paise) })}
              >
                {t('instalments.receipt')}
              </DocumentButton>
            </li>
          ))}
        </ul>
      )}
      {instalment.payable && (
        <div>
          <ButtonLink href={payHref}>
            {t('next.pay-now', { amount: rupees(instalment.due_amount_paise) })}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}
