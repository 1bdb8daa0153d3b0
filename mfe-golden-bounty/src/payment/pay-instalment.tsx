import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import { formatFullDay } from '@suvarna/i18n/day';
import { OwnPage } from '../page/own-page.tsx';
import { PageState } from '@suvarna/ui/page-state';
import { readPlan } from '../plan/plan.api.ts';
import { DefaultNotice } from '../plan/default-notice.tsx';
import { payPath, planPath } from '../plans/plan-path.ts';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import type { Terms } from '../terms/terms.api.ts';
import { PayForm } from './pay-form.tsx';

interface PayInstalmentProps {
  readonly terms: Terms;
  readonly planId: string;
}

/** The next instalment of a plan, and how to pay it; or why it cannot be paid now. */
export function PayInstalment({ terms, planId }: PayInstalmentProps) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  // A refused payment reads the plan again: what it said stays until that is there.
  const read = useSignedInRead(
    `plan ${planId}`,
    href(payPath(planId)),
    (signal) => readPlan(planId, signal),
    {
      keepsLast: true,
    },
  );
  return (
    <OwnPage
      title={t('payment.title')}
      crumbs={[
        { label: t('plans.title'), path: '/golden-bounty/plans/' },
        { label: planId, path: planPath(planId) },
        { label: t('payment.title'), path: payPath(planId) },
      ]}
      read={read}
    >
      {(plan) => {
        const next = plan.installments.find(({ payable }) => payable);
        return (
          <>
            <DefaultNotice plan={plan} />
            {next !== undefined ? (
              <PayForm plan={plan} instalment={next} modes={terms.payment_modes} onRefused={read.again} />
            ) : (
              <PageState>
                <p>
                  {plan.next_payment_from === ''
                    ? t('payment.nothing')
                    : t('next.payable-from', { day: formatFullDay(plan.next_payment_from, locale) })}
                </p>
                <ButtonLink href={href(planPath(planId))}>{t('outcome.to-plan')}</ButtonLink>
              </PageState>
            )}
          </>
        );
      }}
    </OwnPage>
  );
}
