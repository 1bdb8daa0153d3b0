import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { TrailPage } from '@suvarna/ui/trail-page';
import type { ReactNode } from 'react';

export interface Crumb {
  readonly label: string;
  readonly path: string;
}

interface PlanPageProps {
  /** From below the Golden Bounty down to this page. */
  readonly crumbs: readonly Crumb[];
  readonly children: ReactNode;
}

/** Where one stands, and room enough that the footer stays below the fold while a plan is read. */
export function PlanPage({ crumbs, children }: PlanPageProps) {
  const { t } = useRemoteContext();
  const href = useHref();
  const all = [{ label: t('home'), path: '/' }, { label: t('name'), path: '/golden-bounty/' }, ...crumbs];
  return (
    <TrailPage label={t('breadcrumb')} items={all.map(({ label, path }) => ({ label, href: href(path) }))}>
      {children}
    </TrailPage>
  );
}
