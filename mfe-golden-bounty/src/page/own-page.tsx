import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import { Skeleton } from '@suvarna/ui/skeleton';
import type { ReactNode } from 'react';
import type { SignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import parts from './page-parts.module.css';
import { PageState } from '@suvarna/ui/page-state';
import { PlanPage, type Crumb } from './plan-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';

interface OwnPageProps<Data> {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly read: Pick<SignedInRead<Data>, 'state' | 'again'>;
  readonly children: (data: Data) => ReactNode;
}

/** A page about a customer's plans: the server draws where it is, the browser reads whose it is. */
export function OwnPage<Data>({ crumbs, title, read: { state, again }, children }: OwnPageProps<Data>) {
  const { t } = useRemoteContext();
  const href = useHref();
  return (
    <PlanPage crumbs={crumbs}>
      <h1>{title}</h1>
      <noscript>
        <p>{t('own.no-script')}</p>
      </noscript>
      {state.kind === 'reading' && (
        <div className={parts['card']} aria-busy="true">
          <p className="sv-visually-hidden" role="status">
            {t('own.reading')}
          </p>
          <Skeleton shape="title" width="half" />
          <Skeleton width="wide" />
          <Skeleton width="half" />
          <Skeleton shape="button" width="third" />
        </div>
      )}
      {state.kind === 'failed' && <LoadError text={t('own.failed')} onAgain={again} />}
      {state.kind === 'not-found' && (
        <PageState>
          <p>{t('plan.not-found')}</p>
          <ButtonLink href={href('/golden-bounty/plans/')}>{t('plans.title')}</ButtonLink>
        </PageState>
      )}
      {state.kind === 'ready' && children(state.data)}
    </PlanPage>
  );
}
