import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { canaryTexts } from '#texts/canary';
import { useApi } from '../api/api-context.tsx';
import type { Canary, DecisionRow } from '../api/answers.ts';
import { canaryQuery, decisionsQuery } from '../api/queries.ts';
import { useActionText } from '../audit/action-text.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { usePerson } from '../frame/session.tsx';
import { allowed } from '../orders/allowed.model.ts';
import { OrderButton } from '../orders/order-button.tsx';
import { moveCanary, raiseCanary } from '../orders/orders.model.ts';
import { Empty, Loaded } from '../views/loaded.tsx';
import { Page, Panel } from '../views/page.tsx';
import { Table, type Column } from '../views/table.tsx';
import { Evidence } from './evidence.tsx';
import { nextStep } from './evidence.model.ts';
import { StartForm } from './start-form.tsx';
import views from '../views/views.module.css';
import styles from './canary.module.css';

/** The canary that runs, what speaks for and against it, and what was decided of earlier ones. */
export function CanaryPage() {
  const t = useT(canaryTexts);
  const api = useApi();
  const running = useQuery(canaryQuery(api));
  const decisions = useQuery(decisionsQuery(api));
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Loaded query={running} lines={6}>
        {(canary) => (canary === null ? <NoCanary /> : <Running canary={canary} />)}
      </Loaded>
      <Panel title={t('decisions')}>
        <Loaded query={decisions}>{(rows) => <Decisions rows={rows} />}</Loaded>
      </Panel>
    </Page>
  );
}

function NoCanary() {
  const t = useT(canaryTexts);
  return (
    <Panel title={t('none')}>
      <StartForm />
    </Panel>
  );
}

function Running({ canary: running }: { readonly canary: Canary }) {
  const t = useT(canaryTexts);
  const write = useWrite();
  const person = usePerson();
  const { canary, versions, verdict } = running;
  const remotes = Object.keys(versions);
  const next = nextStep(running);
  const mayNot = allowed(person, 'operator', remotes);
  return (
    <>
      <Panel
        title={t('of', {
          canary: canary.id,
          versions: Object.entries(versions)
            .map(([remote, version]) => `${remote} ${version}`)
            .join(', '),
        })}
        aside={
          <span className={views['mark']} data-tone={canary.state === 'running' ? 'good' : 'bad'}>
            {t(`state.${canary.state}`)}
          </span>
        }
      >
        <Dial steps={canary.policy.steps} percent={canary.percent} />
        <p className={views['quiet']}>
          {t('policy', {
            begun: write.time(canary.begun),
            since: write.time(canary.since),
            minutes: canary.policy.minutes,
            sessions: write.number(canary.policy.sessions),
          })}{' '}
          {t(canary.policy.automatic ? 'policy.automatic' : 'policy.by-hand')}{' '}
          {t(`policy.${canary.policy.onHarm}`)}
        </p>
        {mayNot === 'yes' ? (
          <div className={views['row']}>
            {next !== null && (
              <OrderButton order={raiseCanary(next)} remotes={remotes}>
                {t('raise', { percent: next })}
              </OrderButton>
            )}
            {canary.state === 'running' ? (
              <OrderButton order={moveCanary('hold')} remotes={remotes}>
                {t('hold')}
              </OrderButton>
            ) : (
              <OrderButton order={moveCanary('resume')} remotes={remotes}>
                {t('resume')}
              </OrderButton>
            )}
            <OrderButton variant="primary" order={moveCanary('promote')} remotes={remotes}>
              {t('promote')}
            </OrderButton>
            <OrderButton isRed order={moveCanary('abort')} remotes={remotes}>
              {t('abort')}
            </OrderButton>
          </div>
        ) : (
          <p className={views['note']}>{t(`not-${mayNot}`)}</p>
        )}
      </Panel>
      <Panel title={t('evidence')}>
        <Evidence verdict={verdict} />
      </Panel>
    </>
  );
}

/** The steps of the policy, and at which of them it is. */
function Dial({ steps, percent }: { readonly steps: readonly number[]; readonly percent: number }) {
  const t = useT(canaryTexts);
  const all = steps.includes(percent) ? steps : [...steps, percent].toSorted((a, b) => a - b);
  return (
    <ol className={styles['dial']} aria-label={t('dial', { percent })}>
      {all.map((step) => (
        <li
          key={step}
          data-at={step === percent || undefined}
          data-past={step < percent || undefined}
          aria-current={step === percent ? 'step' : undefined}
        >
          {t('share', { percent: step })}
        </li>
      ))}
    </ol>
  );
}

function Decisions({ rows }: { readonly rows: readonly DecisionRow[] }) {
  const t = useT(canaryTexts);
  const actionText = useActionText();
  if (rows.length === 0) return <Empty>{t('no-decisions')}</Empty>;
  const columns: readonly Column<DecisionRow>[] = [
    {
      id: 'revision',
      title: t('revision'),
      cell: ({ revision }) => (
        <Link to="/canary/$revision" params={{ revision: String(revision) }} className={views['link']}>
          {revision}
        </Link>
      ),
    },
    { id: 'canary', title: t('canary'), isNumber: true, cell: ({ canary }) => canary },
    { id: 'action', title: t('decision'), cell: ({ action }) => actionText(action) },
    { id: 'by', title: t('by'), cell: ({ by }) => by },
    { id: 'reason', title: t('why'), cell: ({ reason }) => reason },
  ];
  return (
    <Table
      caption={t('decisions')}
      columns={columns}
      rows={rows}
      keyOf={({ revision }) => String(revision)}
    />
  );
}
