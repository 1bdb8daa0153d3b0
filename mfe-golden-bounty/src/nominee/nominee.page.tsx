import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { Button } from '@suvarna/ui/button';
import { useLostFocusAfterCommit } from '@suvarna/ui/focus';
import { useRef, useState } from 'react';
import { PhoneNeeded } from '../form/phone-needed.tsx';
import { OwnPage } from '../page/own-page.tsx';
import parts from '../page/page-parts.module.css';
import { readPlan } from '../plan/plan.api.ts';
import { planPath } from '../plans/plan-path.ts';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import type { Terms } from '../terms/terms.api.ts';
import { NomineeEditor } from './nominee-editor.tsx';
import { phoneAsRead } from './nominee.model.ts';

export const head = (_terms: Terms, _route: RouteContext, t: Translate): PageHead => ({
  title: t('nominee.page-title'),
  noindex: true,
});

export function Page({ data: terms, route }: PageProps<Terms>) {
  const { t } = useRemoteContext();
  const href = useHref();
  const planId = route.params['plan_id'] ?? '';
  const here = planPath(planId, 'nominee/');
  const read = useSignedInRead(`plan ${planId}`, href(here), (signal) => readPlan(planId, signal));
  const [editing, setEditing] = useState(false);
  const card = useRef<HTMLElement>(null);
  const focus = useLostFocusAfterCommit();
  return (
    <OwnPage
      title={t('nominee.title')}
      crumbs={[
        { label: t('plans.title'), path: '/golden-bounty/plans/' },
        { label: planId, path: planPath(planId) },
        { label: t('nominee.title'), path: here },
      ]}
      read={read}
    >
      {(plan) => (
        <>
          <p>{t('nominee.why')}</p>
          {editing ? (
            <NomineeEditor
              plan={plan}
              relationships={terms.relationships}
              onSaved={(nominee) => {
                read.put({ ...plan, nominee });
                setEditing(false);
                focus(() => card.current);
              }}
              onLeave={() => setEditing(false)}
            />
          ) : (
            <section ref={card} tabIndex={-1} className={parts['card']} aria-label={t('nominee.title')}>
              <dl className={parts['facts']}>
                <div>
                  <dt>{t('nominee.name')}</dt>
                  <dd dir="auto">{plan.nominee.name}</dd>
                </div>
                <div>
                  <dt>{t('nominee.relationship')}</dt>
                  <dd>{t(`nominee.is.${plan.nominee.relationship}`)}</dd>
                </div>
                <div>
                  <dt>{t('nominee.phone')}</dt>
                  <dd>{phoneAsRead(plan.nominee.phone)}</dd>
                </div>
                <div>
                  <dt>{t('nominee.email')}</dt>
                  <dd>{plan.nominee.email}</dd>
                </div>
              </dl>
              {!plan.can.change_nominee ? (
                <p className={parts['muted']}>{t('nominee.fixed')}</p>
              ) : plan.customer.phone === '' ? (
                <PhoneNeeded>
                  <p>{t('nominee.phone-needed')}</p>
                </PhoneNeeded>
              ) : (
                <div>
                  <Button variant="secondary" onClick={() => setEditing(true)}>
                    {t('nominee.change')}
                  </Button>
                </div>
              )}
            </section>
          )}
        </>
      )}
    </OwnPage>
  );
}
