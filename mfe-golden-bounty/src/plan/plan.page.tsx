import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { OwnPage } from '../page/own-page.tsx';
import parts from '../page/page-parts.module.css';
import { StatusBadge } from '../plans/status-badge.tsx';
import { planPath } from '../plans/plan-path.ts';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import type { Terms } from '../terms/terms.api.ts';
import { CancelSection } from './cancel-section.tsx';
import { DefaultNotice } from './default-notice.tsx';
import { MandateSection } from './mandate-section.tsx';
import { MoneyMoved } from './money-moved.tsx';
import { NextStep } from './next-step.tsx';
import { PlanFacts } from './plan-facts.tsx';
import styles from './plan.module.css';
import { readPlan } from './plan.api.ts';
import { RemindersSection } from './reminders-section.tsx';
import { Timeline } from './timeline.tsx';

export const head = (_terms: Terms, _route: RouteContext, t: Translate): PageHead => ({
  title: t('plan.page-title'),
  noindex: true,
});

export function Page({ data: terms, route }: PageProps<Terms>) {
  const { t } = useRemoteContext();
  const href = useHref();
  const planId = route.params['plan_id'] ?? '';
  const here = planPath(planId);
  // What a change leaves of the plan is read again; until then it stays as it was.
  const read = useSignedInRead(`plan ${planId}`, href(here), (signal) => readPlan(planId, signal), {
    keepsLast: true,
  });
  const isAnother = read.state.kind === 'ready' && read.state.data.plan_id !== planId;
  return (
    <OwnPage
      title={t('plan.title', { id: planId })}
      crumbs={[
        { label: t('plans.title'), path: '/golden-bounty/plans/' },
        { label: planId, path: here },
      ]}
      read={isAnother ? { state: { kind: 'reading' }, again: read.again } : read}
    >
      {(plan) => (
        <>
          <p className={parts['actions']}>
            <StatusBadge status={plan.status} />
            {plan.ended_by !== '' && <span>{t(`plan.ended.${plan.ended_by}`)}</span>}
          </p>
          <DefaultNotice plan={plan} />
          <div className={styles['layout']}>
            <div className={styles['main']}>
              <NextStep plan={plan} />
              <section className={parts['card']} aria-labelledby="timeline-title">
                <h2 id="timeline-title">{t('timeline.title')}</h2>
                <Timeline plan={plan} />
                <p>
                  <a className={styles['link']} href={href(planPath(planId, 'installments/'))}>
                    {t('instalments.title')}
                  </a>
                </p>
              </section>
              <MoneyMoved plan={plan} />
            </div>
            <div className={styles['main']}>
              <PlanFacts plan={plan} />
              <MandateSection plan={plan} methods={terms.mandate_methods} onChanged={read.again} />
              <nav className={parts['card']} aria-label={t('plan.more')}>
                <ul className={styles['ways']}>
                  <li>
                    <a className={styles['link']} href={href(planPath(planId, 'documents/'))}>
                      {t('documents.title')}
                    </a>
                  </li>
                  <li>
                    <a className={styles['link']} href={href(planPath(planId, 'nominee/'))}>
                      {t('nominee.title')}
                    </a>
                  </li>
                  <li>
                    <a
                      className={styles['link']}
                      href={href(`/golden-bounty/callback/?plan_id=${encodeURIComponent(planId)}`)}
                    >
                      {t('callback.title')}
                    </a>
                  </li>
                </ul>
              </nav>
              <RemindersSection plan={plan} />
              <CancelSection plan={plan} terms={terms} onChanged={read.put} />
            </div>
          </div>
        </>
      )}
    </OwnPage>
  );
}
