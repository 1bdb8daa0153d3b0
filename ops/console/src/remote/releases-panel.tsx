import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { remoteTexts } from '#texts/remote';
import { useApi } from '../api/api-context.tsx';
import type { LiveRemote, ReleaseRow } from '../api/answers.ts';
import { releasesQuery } from '../api/queries.ts';
import { useT, useWrite } from '../frame/language.tsx';
import { usePerson } from '../frame/session.tsx';
import { allowed } from '../orders/allowed.model.ts';
import { OrderButton } from '../orders/order-button.tsx';
import { swap } from '../orders/orders.model.ts';
import { Empty, Loaded, LoadMore } from '../views/loaded.tsx';
import { Panel } from '../views/page.tsx';
import { Table, type Column } from '../views/table.tsx';
import views from '../views/views.module.css';

interface ReleasesPanelProps {
  readonly remote: string;
  readonly live: LiveRemote | undefined;
}

/** Every release there is, newest first: each can be looked at beside the live one, tried by a few, or swapped in. */
export function ReleasesPanel({ remote, live }: ReleasesPanelProps) {
  const t = useT(remoteTexts);
  const query = useInfiniteQuery(releasesQuery(useApi(), remote));
  return (
    <Panel title={t('releases')}>
      <Loaded query={query}>
        {({ pages }) => <Releases rows={pages.flatMap(({ releases }) => releases)} live={live} />}
      </Loaded>
      <div>
        <LoadMore query={query} />
      </div>
    </Panel>
  );
}

function Releases({
  rows,
  live,
}: {
  readonly rows: readonly ReleaseRow[];
  readonly live: LiveRemote | undefined;
}) {
  const t = useT(remoteTexts);
  const write = useWrite();
  const person = usePerson();
  if (rows.length === 0) return <Empty>{t('releases.none')}</Empty>;
  const columns: readonly Column<ReleaseRow>[] = [
    {
      id: 'version',
      title: t('version'),
      cell: ({ version }) => (
        <span className={views['row']}>
          <strong>{version}</strong>
          {version === live?.version && (
            <span className={views['mark']} data-tone="good">
              {t('is-live')}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'published',
      title: t('published'),
      cell: ({ publishedAt, publishedBy }) =>
        t('published.by', { at: write.time(publishedAt), by: publishedBy }),
    },
    { id: 'commit', title: t('commit'), cell: ({ commit }) => <code>{commit.slice(0, 10)}</code> },
    { id: 'bytes', title: t('bytes'), isNumber: true, cell: ({ bytes }) => write.bytes(bytes) },
    {
      id: 'do',
      title: t('do'),
      cell: ({ remote, version }) =>
        version !== live?.version && (
          <div className={views['row']}>
            {live?.version !== undefined && live.version !== null && (
              <Link
                to="/remotes/$remote/difference"
                params={{ remote }}
                search={{ from: live.version, to: version }}
                className={views['link']}
                aria-label={t('difference.of', { version })}
              >
                {t('difference')}
              </Link>
            )}
            {allowed(person, 'operator', [remote]) === 'yes' && (
              <Link
                to="/canary"
                search={{ remote, version }}
                className={views['link']}
                aria-label={t('canary.of', { version })}
              >
                {t('canary')}
              </Link>
            )}
            <OrderButton
              order={swap(remote, version)}
              remotes={[remote]}
              aria-label={t('swap.of', { version })}
            >
              {t('swap')}
            </OrderButton>
          </div>
        ),
    },
  ];
  return <Table caption={t('releases')} columns={columns} rows={rows} keyOf={({ release }) => release} />;
}
