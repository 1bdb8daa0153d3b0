import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { differenceTexts } from '#texts/difference';
import { useApi } from '../api/api-context.tsx';
import type { Difference } from '../api/answers.ts';
import { differenceQuery } from '../api/queries.ts';
import { useShownLive } from '../frame/freshness.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { OrderButton } from '../orders/order-button.tsx';
import { swap } from '../orders/orders.model.ts';
import { Empty, Loaded } from '../views/loaded.tsx';
import { Page, Panel } from '../views/page.tsx';
import { Table, type Column } from '../views/table.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { TextsPanel } from './texts-panel.tsx';
import views from '../views/views.module.css';

const route = getRouteApi('/frame/remotes/$remote/difference');

/** What is other in one release than in another, before it is swapped in. */
export function DifferencePage() {
  const t = useT(differenceTexts);
  const { remote } = route.useParams();
  const { from = '', to = '' } = route.useSearch();
  const live = useShownLive().remotes.find((each) => each.remote === remote);
  const query = useQuery({
    ...differenceQuery(useApi(), remote, from, to),
    enabled: from !== '' && to !== '',
  });
  return (
    <Page
      title={t('title', { remote, from, to })}
      lead={
        <Link to="/remotes/$remote" params={{ remote }} className={views['link']}>
          {t('back', { remote })}
        </Link>
      }
      actions={
        live?.version !== to &&
        to !== '' && (
          <OrderButton order={swap(remote, to)} remotes={[remote]} variant="primary">
            {t('swap', { to })}
          </OrderButton>
        )
      }
    >
      {from === '' || to === '' ? (
        <Empty>{t('choose')}</Empty>
      ) : (
        <Loaded query={query} lines={8}>
          {(difference) => (
            <>
              <Differences difference={difference} />
              <PicturesPanel remote={remote} from={from} to={to} />
            </>
          )}
        </Loaded>
      )}
    </Page>
  );
}

function Differences({ difference }: { readonly difference: Difference }) {
  const t = useT(differenceTexts);
  const { commit, host, routes, events, texts, bytes } = difference;
  return (
    <>
      <Panel title={t('made-of')}>
        <ul>
          <li>{t('commit', { from: commit.from.slice(0, 10), to: commit.to.slice(0, 10) })}</li>
          <li>{t('host', { from: host.from, to: host.to })}</li>
        </ul>
      </Panel>
      <Panel title={t('routes')}>
        <Lists {...routes} none={t('routes.same')} />
      </Panel>
      <Panel title={t('events')}>
        <Lists {...events} none={t('events.same')} />
      </Panel>
      <TextsPanel texts={texts} />
      <Files bytes={bytes} />
    </>
  );
}

interface ListsProps {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly none: string;
}

function Lists({ added, removed, none }: ListsProps) {
  const t = useT(differenceTexts);
  if (added.length + removed.length === 0) return <Empty>{none}</Empty>;
  return (
    <ul>
      {added.map((one) => (
        <li key={`+${one}`}>
          <span className={views['mark']} data-tone="good">
            {t('added')}
          </span>{' '}
          <code>{one}</code>
        </li>
      ))}
      {removed.map((one) => (
        <li key={`-${one}`}>
          <span className={views['mark']} data-tone="bad">
            {t('removed')}
          </span>{' '}
          <code>{one}</code>
        </li>
      ))}
    </ul>
  );
}

type File = Difference['bytes']['files'][number];

function Files({ bytes }: Pick<Difference, 'bytes'>) {
  const t = useT(differenceTexts);
  const write = useWrite();
  const size = (count: number | null): string => (count === null ? '–' : write.bytes(count));
  const columns: readonly Column<File>[] = [
    { id: 'file', title: t('file'), cell: ({ file }) => <code>{file}</code> },
    { id: 'from', title: t('before'), isNumber: true, cell: ({ from }) => size(from) },
    { id: 'to', title: t('after'), isNumber: true, cell: ({ to }) => size(to) },
    {
      id: 'more',
      title: t('change'),
      isNumber: true,
      cell: ({ from, to }) => {
        const more = (to ?? 0) - (from ?? 0);
        return (more > 0 ? '+' : '') + write.bytes(more);
      },
    },
  ];
  return (
    <Panel title={t('files')}>
      <p>{t('sum', { from: write.bytes(bytes.from), to: write.bytes(bytes.to) })}</p>
      {bytes.files.length === 0 ? (
        <Empty>{t('files.same')}</Empty>
      ) : (
        <Table caption={t('files')} columns={columns} rows={bytes.files} keyOf={({ file }) => file} />
      )}
    </Panel>
  );
}
