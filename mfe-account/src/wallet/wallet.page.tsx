import { useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext } from '@suvarna/remote-kit/page';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '../page/load-error.tsx';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { OrderOfUse } from './order-of-use.tsx';
import { readSummary } from './wallet.api.ts';
import { pathOf, SHOWN } from './wallet.model.ts';
import styles from './wallet.module.css';
import { TilesSkeleton } from './wallet-skeleton.tsx';
import { VoucherTile, WalletTile } from './wallet-tile.tsx';
import { sayIn, useSay } from './use-say.ts';

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: sayIn(locale)('wallet.page-title'),
  noindex: true,
});

export function Page() {
  const say = useSay();
  const href = useHref();
  const { state, again } = useSignedInRead('wallets', href('/account/wallet/'), readSummary);
  return (
    <PersonPage crumbs={[{ label: say('wallet.title'), path: '/account/wallet/' }]}>
      <h1>{say('wallet.title')}</h1>
      <p className={styles['lead']}>{say('wallet.lead')}</p>
      {state.kind === 'reading' && <TilesSkeleton text={say('wallet.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={say('wallet.failed')} onAgain={again} />
      )}
      {state.kind === 'ready' && (
        <ul className={styles['tiles']}>
          {SHOWN.flatMap((name) => state.data.wallets.filter(({ wallet }) => wallet === name)).map((one) => (
            <WalletTile key={one.wallet} wallet={one} />
          ))}
          <VoucherTile />
        </ul>
      )}
      <p>
        <a className={styles['more']} href={href(pathOf('all'))}>
          {say('wallet.all-together')}
        </a>
      </p>
      <OrderOfUse />
      <p className={styles['muted']}>{say('wallet.coin-support')}</p>
    </PersonPage>
  );
}
