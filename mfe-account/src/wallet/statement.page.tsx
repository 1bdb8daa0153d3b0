import { useRemoteContext, useHref, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { walletTexts } from '#texts/wallet';
import { PageState } from '@suvarna/ui/page-state';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { DownloadButtons } from './download-buttons.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { StatementHead } from './statement-head.tsx';
import { StatementLines } from './statement-lines.tsx';
import { readStatement } from './wallet.api.ts';
import { addressOf, filterOf, pathOf, statementOf, type StatementOf } from './wallet.model.ts';
import styles from './wallet.module.css';
import { LinesSkeleton } from './wallet-skeleton.tsx';

export const head = (_data: null, { params, locale }: RouteContext, t: Translate): PageHead => ({
  title: walletTexts(locale)('wallet.statement-title', {
    wallet: t(`wallet.name.${statementOf(params['wallet']) ?? 'all'}`),
  }),
  noindex: true,
});

export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const walletT = useT(walletTexts);
  const href = useHref();
  const wallet = statementOf(route.params['wallet']);
  const crumbs = [{ label: walletT('wallet.title'), path: '/account/wallet/' }];
  if (wallet === null)
    return (
      <PersonPage crumbs={crumbs}>
        <PageState>
          <h1>{walletT('wallet.unknown')}</h1>
          <ButtonLink href={href('/account/wallet/')}>{walletT('wallet.title')}</ButtonLink>
        </PageState>
      </PersonPage>
    );
  return (
    <PersonPage crumbs={[...crumbs, { label: t(`wallet.name.${wallet}`), path: pathOf(wallet) }]}>
      <h1>{t(`wallet.name.${wallet}`)}</h1>
      <Statement wallet={wallet} query={route.query} />
      {wallet === 'coins' && <p className={styles['muted']}>{walletT('wallet.coin-support')}</p>}
    </PersonPage>
  );
}

/** What came and went, page by page, as far as the filter lets through. */
function Statement({ wallet, query }: { readonly wallet: StatementOf; readonly query: URLSearchParams }) {
  const { t } = useRemoteContext();
  const walletT = useT(walletTexts);
  const href = useHref();
  const filter = filterOf(query);
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const here = href(addressOf(wallet, filter, page));
  const { state, again } = useSignedInRead(here, here, (signal) =>
    readStatement(wallet, filter, page, signal),
  );
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      {state.kind === 'ready' && <StatementHead wallet={wallet} summary={state.data.summary} />}
      <StatementFilters key={here} wallet={wallet} filter={filter} />
      {state.kind === 'reading' && <LinesSkeleton text={walletT('wallet.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={walletT('wallet.failed')} onAgain={again} />
      )}
      {state.kind === 'ready' && state.data.statement.results.length === 0 && (
        <PageState>
          <h2>{walletT(isFiltered ? 'wallet.none-found' : 'wallet.none')}</h2>
          <p>{walletT(isFiltered ? 'wallet.none-found-text' : `wallet.none-text.${wallet}`)}</p>
          {isFiltered ? (
            <ButtonLink href={href(pathOf(wallet))}>{walletT('wallet.no-filter')}</ButtonLink>
          ) : (
            <ButtonLink href={href('/jewellery/')}>{t('orders.shop')}</ButtonLink>
          )}
        </PageState>
      )}
      {state.kind === 'ready' && state.data.statement.results.length > 0 && (
        <>
          <StatementLines wallet={wallet} filter={filter} statement={state.data.statement} />
          <DownloadButtons wallet={wallet} filter={filter} />
        </>
      )}
    </>
  );
}
