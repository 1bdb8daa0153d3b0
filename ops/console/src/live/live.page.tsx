import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { liveTexts } from '#texts/live';
import { useApi } from '../api/api-context.tsx';
import type { Live, LiveRemote, Lock } from '../api/answers.ts';
import { healthQuery, rulesQuery } from '../api/queries.ts';
import { useNow, useShownLive } from '../frame/freshness.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { usePerson } from '../frame/session.tsx';
import { isAtLeast } from '../orders/allowed.model.ts';
import { OrderButton } from '../orders/order-button.tsx';
import { kill, revive, rollBack, rollBackRemote } from '../orders/orders.model.ts';
import { useActionText } from '../audit/action-text.tsx';
import { Page } from '../views/page.tsx';
import { Table, type Column } from '../views/table.tsx';
import { figuresOf } from './health.model.ts';
import { HealthCell } from './health-cell.tsx';
import { Strips } from './strips.tsx';
import views from '../views/views.module.css';
import styles from './live.module.css';

/** Of the small charts beside the remotes. */
const HOURS = 6;

/** What is live now, remote by remote, and the two orders that must be quick in an incident. */
export function LivePage() {
  const t = useT(liveTexts);
  const actionText = useActionText();
  const write = useWrite();
  const now = useNow();
  const api = useApi();
  const live = useShownLive();
  const { role } = usePerson();
  const { data: health } = useQuery(healthQuery(api, HOURS));
  const { data: rules } = useQuery(rulesQuery(api));
  const locks = rules?.locks ?? [];

  const columns: readonly Column<LiveRemote>[] = [
    { id: 'remote', title: t('remote'), cell: (row) => <Name row={row} lock={lockOf(locks, row)} /> },
    { id: 'version', title: t('version'), cell: (row) => <Version row={row} live={live} /> },
    {
      id: 'changed',
      title: t('changed'),
      cell: ({ changed }) =>
        changed && (
          <div>
            <span title={write.time(changed.at)}>
              {t('changed.by', {
                what: actionText(changed.action),
                who: changed.actor,
                when: write.ago(changed.at, now),
              })}
            </span>
            {changed.reason !== null && <p className={styles['reason']}>{changed.reason}</p>}
          </div>
        ),
    },
    {
      id: 'health',
      title: t('health', { hours: HOURS }),
      cell: ({ remote, version }) => <HealthCell figures={figuresOf(health, remote, version)} />,
    },
    {
      id: 'orders',
      title: t('orders'),
      cell: ({ remote, state }) => (
        <div className={styles['orders']}>
          <OrderButton
            order={rollBackRemote(remote)}
            remotes={[remote]}
            aria-label={t('roll-back.of', { remote })}
          >
            {t('roll-back')}
          </OrderButton>
          {state === 'killed' ? (
            <OrderButton order={revive(remote)} remotes={[remote]} aria-label={t('revive.of', { remote })}>
              {t('revive')}
            </OrderButton>
          ) : (
            <OrderButton isRed order={kill(remote)} remotes={[remote]} aria-label={t('kill.of', { remote })}>
              {t('kill')}
            </OrderButton>
          )}
        </div>
      ),
    },
  ];
  return (
    <Page
      title={t('title')}
      lead={t('lead', { channel: live.channel, time: write.time(live.changedAt) })}
      actions={<OrderButton order={rollBack}>{t('roll-back-last')}</OrderButton>}
    >
      <Strips live={live} rules={rules} />
      {!isAtLeast(role, 'operator') && <p className={views['note']}>{t('only-looks')}</p>}
      <section className={styles['remotes']} aria-label={t('remotes')}>
        <Table
          caption={t('caption', { revision: live.revision })}
          columns={isAtLeast(role, 'operator') ? columns : columns.slice(0, -1)}
          rows={live.remotes}
          keyOf={({ remote }) => remote}
        />
      </section>
    </Page>
  );
}

const lockOf = (locks: readonly Lock[], { remote }: LiveRemote): Lock | undefined =>
  locks.find((lock) => lock.remote === remote);

function Name({ row, lock }: { readonly row: LiveRemote; readonly lock: Lock | undefined }) {
  const t = useT(liveTexts);
  return (
    <div>
      <Link to="/remotes/$remote" params={{ remote: row.remote }} className={views['link']}>
        {row.remote}
      </Link>
      <p className={views['quiet']}>{row.owner}</p>
      {lock && (
        <span className={views['mark']} data-tone="gold" title={lock.reason}>
          {t('locked', { by: lock.by })}
        </span>
      )}
    </div>
  );
}

function Version({ row, live }: { readonly row: LiveRemote; readonly live: Live }) {
  const t = useT(liveTexts);
  const write = useWrite();
  const { canary } = live;
  const next = canary?.versions[row.remote];
  if (row.state === 'killed')
    return (
      <span className={views['mark']} data-tone="bad">
        {t('killed')}
      </span>
    );
  const share = canary && next !== undefined ? canary.percent / 100 : 0;
  return (
    <div className={styles['versions']}>
      <span>
        <strong>{row.version ?? '–'}</strong>{' '}
        <span className={views['quiet']}>{write.percent(1 - share)}</span>
      </span>
      {next !== undefined && (
        <span>
          <strong>{next}</strong>{' '}
          <span className={views['mark']} data-tone="gold">
            {write.percent(share)}
          </span>
        </span>
      )}
    </div>
  );
}
