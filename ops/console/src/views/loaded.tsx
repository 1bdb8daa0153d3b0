import { Button } from '@suvarna/ui/button';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { viewsTexts } from '#texts/views';
import { useT } from '../frame/language.tsx';
import { useFailureText } from './failure.tsx';
import styles from './views.module.css';

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  /** How many lines stand where its rows will be. */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** What was read, or that it is on its way, or why it is not here and a way to ask again. */
export function Loaded<Data>({ query, lines = 4, children }: LoadedProps<Data>) {
  const t = useT(viewsTexts);
  const failureText = useFailureText();
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error)
    return (
      <div className={styles['failed']} role="alert">
        <p>{failureText(error)}</p>
        <Button
          size="small"
          variant="secondary"
          busy={query.isFetching ? t('loading') : undefined}
          onClick={() => void query.refetch()}
        >
          {t('again')}
        </Button>
      </div>
    );
  return (
    <div className={styles['waiting']} aria-busy="true">
      <span className="sv-visually-hidden" role="status">
        {t('loading')}
      </span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles['line']} />
      ))}
    </div>
  );
}

type Paged = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;

export function LoadMore({ query }: { readonly query: Paged }) {
  const t = useT(viewsTexts);
  if (!query.hasNextPage) return null;
  return (
    <Button
      size="small"
      variant="secondary"
      busy={query.isFetchingNextPage ? t('loading') : undefined}
      onClick={() => void query.fetchNextPage()}
    >
      {t('more')}
    </Button>
  );
}

/** Nothing is there: says so, and what would bring something. */
export const Empty = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['empty']}>{children}</p>
);
