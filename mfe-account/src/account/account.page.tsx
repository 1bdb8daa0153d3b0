import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { signInPath } from '@suvarna/session';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { AccountCard } from './account-card.tsx';
import { AccountLinks } from './account-links.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import styles from './account.module.css';
import { useAccount } from './use-account.ts';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('account.page-title'),
  noindex: true,
});

export function Page() {
  const { t } = useRemoteContext();
  const href = useHref();
  const { account, retry } = useAccount();
  useRedirect(account.kind === 'signed-out' ? signInPath(href('/account/')) : null);

  return (
    <PersonPage>
      <h1>{t('account.title')}</h1>
      <div className={styles['layout']}>
        {account.kind === 'ready' && <AccountCard details={account.details} />}
        {(account.kind === 'reading' || account.kind === 'signed-out') && <AccountSkeleton />}
        {account.kind === 'failed' && <LoadError text={t('account.failed')} onAgain={retry} />}
        <AccountLinks />
      </div>
    </PersonPage>
  );
}
