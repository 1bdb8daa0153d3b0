import { Link } from '@tanstack/react-router';
import { ownersTexts } from '#texts/owners';
import type { LiveRemote } from '../api/answers.ts';
import { useShownLive } from '../frame/freshness.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { Page } from '../views/page.tsx';
import { Table, type Column } from '../views/table.tsx';
import views from '../views/views.module.css';

/** Which team answers for what, as the live releases say it themselves. */
export function OwnersPage() {
  const t = useT(ownersTexts);
  const write = useWrite();
  const { remotes } = useShownLive();
  const columns: readonly Column<LiveRemote>[] = [
    { id: 'owner', title: t('owner'), cell: ({ owner }) => <strong>{owner}</strong> },
    {
      id: 'remote',
      title: t('remote'),
      cell: ({ remote }) => (
        <Link to="/remotes/$remote" params={{ remote }} className={views['link']}>
          {remote}
        </Link>
      ),
    },
    {
      id: 'areas',
      title: t('areas'),
      cell: ({ areas }) => (
        <span className={views['row']}>
          {areas.map((area) => (
            <code key={area}>{area}</code>
          ))}
        </span>
      ),
    },
    { id: 'commit', title: t('commit'), cell: ({ commit }) => <code>{commit.slice(0, 10)}</code> },
    { id: 'bytes', title: t('bytes'), isNumber: true, cell: ({ bytes }) => write.bytes(bytes) },
  ];
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Table caption={t('title')} columns={columns} rows={remotes} keyOf={({ remote }) => remote} />
    </Page>
  );
}
