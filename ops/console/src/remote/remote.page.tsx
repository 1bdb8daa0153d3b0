import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { remoteTexts } from '#texts/remote';
import { useApi } from '../api/api-context.tsx';
import type { LiveRemote, Lock } from '../api/answers.ts';
import { auditQuery, rulesQuery } from '../api/queries.ts';
import { Rows } from '../audit/audit.page.tsx';
import { useShownLive } from '../frame/freshness.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { usePerson } from '../frame/session.tsx';
import { allowed } from '../orders/allowed.model.ts';
import { OrderButton } from '../orders/order-button.tsx';
import { kill, lock, revive, rollBackRemote, unlock } from '../orders/orders.model.ts';
import { Empty, Loaded, LoadMore } from '../views/loaded.tsx';
import { Page, Panel } from '../views/page.tsx';
import { HealthPanel } from './health-panel.tsx';
import { ReleasesPanel } from './releases-panel.tsx';
import views from '../views/views.module.css';

const route = getRouteApi('/frame/remotes/$remote');

/** One remote: how it does, its releases, who changed it, and every order there is for it. */
export function RemotePage() {
  const t = useT(remoteTexts);
  const { remote } = route.useParams();
  const live = useShownLive().remotes.find((each) => each.remote === remote);
  const { data: rules } = useQuery(rulesQuery(useApi()));
  const held = rules?.locks.find((each) => each.remote === remote);
  return (
    <Page
      title={remote}
      lead={live && <Lead live={live} held={held} />}
      actions={live && <Orders live={live} isLocked={held !== undefined} />}
    >
      {!live && <Empty>{t('not-live')}</Empty>}
      <MayNot remote={remote} />
      <HealthPanel remote={remote} />
      <ReleasesPanel remote={remote} live={live} />
      <History remote={remote} />
    </Page>
  );
}

function Lead({ live, held }: { readonly live: LiveRemote; readonly held: Lock | undefined }) {
  const t = useT(remoteTexts);
  const write = useWrite();
  return (
    <span className={views['row']}>
      <span className={views['mark']} data-tone={live.state === 'killed' ? 'bad' : 'good'}>
        {live.state === 'killed' ? t('killed') : t('live', { version: live.version ?? '–' })}
      </span>
      {held && (
        <span className={views['mark']} data-tone="gold">
          {t('locked', { by: held.by, reason: held.reason })}
        </span>
      )}
      <span>
        {t('made-of', {
          owner: live.owner,
          commit: live.commit.slice(0, 10),
          bytes: write.bytes(live.bytes),
        })}
      </span>
    </span>
  );
}

function Orders({ live, isLocked }: { readonly live: LiveRemote; readonly isLocked: boolean }) {
  const t = useT(remoteTexts);
  const { remote, state } = live;
  const remotes = [remote];
  return (
    <>
      <OrderButton order={rollBackRemote(remote)} remotes={remotes}>
        {t('roll-back')}
      </OrderButton>
      <OrderButton order={isLocked ? unlock(remote) : lock(remote)} remotes={remotes}>
        {t(isLocked ? 'unlock' : 'lock')}
      </OrderButton>
      {state === 'killed' ? (
        <OrderButton order={revive(remote)} remotes={remotes}>
          {t('revive')}
        </OrderButton>
      ) : (
        <OrderButton isRed order={kill(remote)} remotes={remotes}>
          {t('kill')}
        </OrderButton>
      )}
    </>
  );
}

/** Why somebody is offered no orders here. */
function MayNot({ remote }: { readonly remote: string }) {
  const t = useT(remoteTexts);
  const answer = allowed(usePerson(), 'operator', [remote]);
  if (answer === 'yes') return null;
  return <p className={views['note']}>{t(`not-${answer}`)}</p>;
}

function History({ remote }: { readonly remote: string }) {
  const t = useT(remoteTexts);
  const query = useInfiniteQuery(auditQuery(useApi(), { remote }));
  return (
    <Panel
      title={t('history')}
      aside={
        <Link to="/audit" search={{ remote }} className={views['link']}>
          {t('in-audit')}
        </Link>
      }
    >
      <Loaded query={query}>{({ pages }) => <Rows rows={pages.flatMap(({ rows }) => rows)} />}</Loaded>
      <div>
        <LoadMore query={query} />
      </div>
    </Panel>
  );
}
