import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Notice } from '@suvarna/ui/notice';
import { TrailPage } from '@suvarna/ui/trail-page';
import type { ReactNode } from 'react';

interface Crumb {
  readonly label: string;
  readonly path: string;
}

interface PersonPageProps {
  /** From below the account down to this page; nothing on the account's own page. */
  readonly crumbs?: readonly Crumb[];
  /** Whether the page is one of the account: others are for guests, or for a reader who has a link or a code. */
  readonly inAccount?: boolean;
  /** What to do without JavaScript; a page that needs none of it, and is not the account's, says nothing. */
  readonly noScript?: string;
  readonly children: ReactNode;
}

/** The layout of pages about a person: where they stand, and room enough that the footer stays below the fold. */
export function PersonPage({ crumbs = [], inAccount = true, noScript, children }: PersonPageProps) {
  const { t } = useRemoteContext();
  const href = useHref();
  const needed = noScript ?? (inAccount ? t('account.no-script') : undefined);
  const all: readonly Crumb[] = [
    { label: t('crumb.home'), path: '/' },
    ...(inAccount ? [{ label: t('account.title'), path: '/account/' }] : []),
    ...crumbs,
  ];
  return (
    <TrailPage label={t('crumb.label')} items={all.map(({ label, path }) => ({ label, href: href(path) }))}>
      {needed !== undefined && (
        <noscript>
          <Notice kind="bad">
            <p>{needed}</p>
          </Notice>
        </noscript>
      )}
      {children}
    </TrailPage>
  );
}
