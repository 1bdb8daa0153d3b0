import { useHref, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext } from '@suvarna/remote-kit/page';
import { walletTexts } from '#texts/wallet';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { OrderOfUse } from './order-of-use.tsx';
import { readSummary } from './wallet.api.ts';
import { pathOf, SHOWN } from './wallet.model.ts';
import styles from './wallet.module.css';
import { TilesSkeleton } from './wallet-skeleton.tsx';
import { VoucherTile, WalletTile } from './wallet-tile.tsx';

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: walletTexts(locale)('wallet.page-title'),
  noindex: true,
});

export function Page() {
  const t = useT(walletTexts);
  const href = useHref();
  const { state, again } = useSignedInRead('wallets', href('/account/wallet/'), readSummary);
  return (
    <PersonPage crumbs={[{ label: t('wallet.title'), path: '/account/wallet/' }]}>
      <h1>{t('wallet.title')}</h1>
      <p className={styles['lead']}>{t('wallet.lead')}</p>
      {state.kind === 'reading' && <TilesSkeleton text={t('wallet.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={t('wallet.failed')} onAgain={again} />
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
          {t('wallet.all-together')}
        </a>
      </p>
      <OrderOfUse />
      <p className={styles['muted']}>{t('wallet.coin-support')}</p>
    </PersonPage>
  );
}
