import { useQuery } from '@tanstack/react-query';
import { rulesTexts } from '#texts/rules';
import { useApi } from '../api/api-context.tsx';
import type { Freeze, Lock, WaitingOrder } from '../api/answers.ts';
import { rulesQuery } from '../api/queries.ts';
import { useNow } from '../frame/freshness.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { usePerson } from '../frame/session.tsx';
import { isAtLeast } from '../orders/allowed.model.ts';
import { OrderButton } from '../orders/order-button.tsx';
import { approve, endFreeze, unlock, withdraw } from '../orders/orders.model.ts';
import { Empty, Loaded } from '../views/loaded.tsx';
import { Page, Panel } from '../views/page.tsx';
import { Table, type Column } from '../views/table.tsx';
import { FreezeForm } from './freeze-form.tsx';
import { heldUpNow } from './rules.model.ts';
import views from '../views/views.module.css';

/** What holds up what is new: freezes, locks, and orders that wait for their hour or a second person. */
export function RulesPage() {
  const t = useT(rulesTexts);
  const query = useQuery(rulesQuery(useApi()));
  const { role } = usePerson();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Loaded query={query}>
        {({ freezes, locks, orders, twoPeople }) => (
          <>
            <Panel title={t('orders')}>
              {twoPeople.length > 0 && (
                <p className={views['note']}>{t('two-people', { remotes: twoPeople.join(', ') })}</p>
              )}
              <Orders rows={orders} />
            </Panel>
            <Panel title={t('freezes')}>
              <Freezes rows={freezes} />
              {isAtLeast(role, 'operator') ? (
                <FreezeForm />
              ) : (
                <p className={views['note']}>{t('only-operators')}</p>
              )}
            </Panel>
            <Panel title={t('locks')}>
              <Locks rows={locks} />
            </Panel>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Orders({ rows }: { readonly rows: readonly WaitingOrder[] }) {
  const t = useT(rulesTexts);
  const write = useWrite();
  const { name } = usePerson();
  if (rows.length === 0) return <Empty>{t('no-orders')}</Empty>;
  const columns: readonly Column<WaitingOrder>[] = [
    { id: 'id', title: t('order'), isNumber: true, cell: ({ id }) => id },
    {
      id: 'what',
      title: t('what'),
      cell: ({ kind, remotes }) => `${kind} · ${remotes.join(', ')}`,
    },
    {
      id: 'by',
      title: t('by'),
      cell: ({ by, at }) => t('by.at', { by, at: write.time(at) }),
    },
    { id: 'reason', title: t('why'), cell: ({ reason }) => reason },
    {
      id: 'waits',
      title: t('waits-for'),
      cell: (order) => (
        <span>
          {order.state === 'waiting'
            ? [
                order.due === null ? null : t('its-hour', { at: write.time(order.due) }),
                order.needsSecond && order.approvedBy === null ? t('second') : null,
              ]
                .filter((part) => part !== null)
                .join(' · ')
            : (order.outcome ?? order.state)}
        </span>
      ),
    },
    {
      id: 'do',
      title: t('do'),
      cell: (order) =>
        order.state === 'waiting' && (
          <div className={views['row']}>
            {order.needsSecond && order.approvedBy === null && order.by !== name && (
              <OrderButton variant="primary" order={approve(order)} remotes={order.remotes}>
                {t('approve')}
              </OrderButton>
            )}
            {order.needsSecond && order.by === name && <span className={views['quiet']}>{t('yours')}</span>}
            <OrderButton order={withdraw(order)} remotes={order.remotes}>
              {t('withdraw')}
            </OrderButton>
          </div>
        ),
    },
  ];
  return <Table caption={t('orders')} columns={columns} rows={rows} keyOf={({ id }) => String(id)} />;
}

function Freezes({ rows }: { readonly rows: readonly Freeze[] }) {
  const t = useT(rulesTexts);
  const write = useWrite();
  const held = heldUpNow(rows, useNow());
  if (rows.length === 0) return <Empty>{t('no-freezes')}</Empty>;
  const columns: readonly Column<Freeze>[] = [
    {
      id: 'span',
      title: t('span'),
      cell: (freeze) => (
        <span className={views['row']}>
          {t('from-to', { from: write.time(freeze.begins), to: write.time(freeze.ends) })}
          {freeze === held && (
            <span className={views['mark']} data-tone="gold">
              {t('holds')}
            </span>
          )}
        </span>
      ),
    },
    { id: 'by', title: t('by'), cell: ({ by }) => by },
    { id: 'reason', title: t('why'), cell: ({ reason }) => reason },
    {
      id: 'do',
      title: t('do'),
      cell: (freeze) => (
        <OrderButton order={endFreeze(freeze, write.time(freeze.ends))}>{t('end')}</OrderButton>
      ),
    },
  ];
  return <Table caption={t('freezes')} columns={columns} rows={rows} keyOf={({ id }) => String(id)} />;
}

function Locks({ rows }: { readonly rows: readonly Lock[] }) {
  const t = useT(rulesTexts);
  if (rows.length === 0) return <Empty>{t('no-locks')}</Empty>;
  const columns: readonly Column<Lock>[] = [
    { id: 'remote', title: t('remote'), cell: ({ remote }) => <strong>{remote}</strong> },
    { id: 'by', title: t('by'), cell: ({ by }) => by },
    { id: 'reason', title: t('why'), cell: ({ reason }) => reason },
    {
      id: 'do',
      title: t('do'),
      cell: ({ remote }) => (
        <OrderButton order={unlock(remote)} remotes={[remote]}>
          {t('unlock')}
        </OrderButton>
      ),
    },
  ];
  return <Table caption={t('locks')} columns={columns} rows={rows} keyOf={({ remote }) => remote} />;
}
