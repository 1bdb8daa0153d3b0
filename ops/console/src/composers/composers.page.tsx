import { useQuery } from '@tanstack/react-query';
import { composersTexts } from '#texts/composers';
import { useApi } from '../api/api-context.tsx';
import type { ComposerRow, RefusalRow } from '../api/answers.ts';
import { composersQuery, refusalsQuery } from '../api/queries.ts';
import { useNow, useShownLive } from '../frame/freshness.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { Empty, Loaded } from '../views/loaded.tsx';
import { Page, Panel } from '../views/page.tsx';
import { Table, type Column } from '../views/table.tsx';
import views from '../views/views.module.css';

/** Which composers run, what each of them serves, and which releases they would not take. */
export function ComposersPage() {
  const t = useT(composersTexts);
  const api = useApi();
  const composers = useQuery(composersQuery(api));
  const refusals = useQuery(refusalsQuery(api));
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Panel title={t('running')}>
        <Loaded query={composers}>{(rows) => <Composers rows={rows} />}</Loaded>
      </Panel>
      <Panel title={t('refusals')}>
        <Loaded query={refusals}>{(rows) => <Refusals rows={rows} />}</Loaded>
      </Panel>
    </Page>
  );
}

function Composers({ rows }: { readonly rows: readonly ComposerRow[] }) {
  const t = useT(composersTexts);
  const write = useWrite();
  const now = useNow();
  const { revision: newest } = useShownLive();
  if (rows.length === 0) return <Empty>{t('none')}</Empty>;
  const columns: readonly Column<ComposerRow>[] = [
    { id: 'composer', title: t('composer'), cell: ({ composer }) => <code>{composer}</code> },
    { id: 'shell', title: t('shell'), cell: ({ shell }) => shell },
    {
      id: 'revision',
      title: t('revision'),
      cell: ({ revision }) => (
        <span className={views['row']}>
          {revision}
          <span className={views['mark']} data-tone={revision === newest ? 'good' : 'bad'}>
            {revision === newest ? t('newest') : t('behind', { count: newest - revision })}
          </span>
        </span>
      ),
    },
    {
      id: 'seen',
      title: t('seen'),
      cell: ({ seenAt }) => <time dateTime={seenAt}>{write.ago(seenAt, now)}</time>,
    },
  ];
  return <Table caption={t('running')} columns={columns} rows={rows} keyOf={({ composer }) => composer} />;
}

function Refusals({ rows }: { readonly rows: readonly RefusalRow[] }) {
  const t = useT(composersTexts);
  const write = useWrite();
  if (rows.length === 0) return <Empty>{t('no-refusals')}</Empty>;
  const columns: readonly Column<RefusalRow>[] = [
    {
      id: 'remote',
      title: t('release'),
      cell: ({ remote, release }) => (
        <div>
          <strong>{remote}</strong> <code className={views['quiet']}>{release.slice(0, 19)}…</code>
        </div>
      ),
    },
    { id: 'why', title: t('why'), cell: ({ why }) => why },
    { id: 'reporter', title: t('reporter'), cell: ({ reporter }) => reporter },
    { id: 'times', title: t('times'), isNumber: true, cell: ({ times }) => write.number(times) },
    { id: 'last', title: t('last'), cell: ({ lastAt }) => write.time(lastAt) },
  ];
  return (
    <Table
      caption={t('refusals')}
      columns={columns}
      rows={rows}
      keyOf={({ release, reporter }) => release + reporter}
    />
  );
}
