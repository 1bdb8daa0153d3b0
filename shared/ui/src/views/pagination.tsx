import { classNames } from '../class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icon.tsx';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** Name of the navigation, e.g. "Pages". */
  readonly label: string;
  readonly current: number;
  /** Pages to link, ascending; gaps between them are drawn as an ellipsis. */
  readonly pages: readonly { readonly page: number; readonly href: string }[];
  readonly previous?: { readonly href: string; readonly label: string } | undefined;
  readonly next?: { readonly href: string; readonly label: string } | undefined;
  /** Accessible name of page `n`, e.g. "Page 3". */
  readonly pageLabel: (page: number) => string;
  readonly className?: string | undefined;
}

export function Pagination({ label, current, pages, previous, next, pageLabel, className }: PaginationProps) {
  return (
    <nav aria-label={label} className={classNames(styles['root'], className)}>
      {previous && (
        <a className={styles['step']} rel="prev" href={previous.href}>
          <ChevronLeftIcon size="small" />
          <span>{previous.label}</span>
        </a>
      )}
      <ol className={styles['list']}>
        {pages.map(({ page, href }, index) => (
          <li
            key={page}
            className={styles['item']}
            data-gap={page - (pages[index - 1]?.page ?? page - 1) > 1 || undefined}
          >
            <a
              className={styles['page']}
              href={href}
              aria-label={pageLabel(page)}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
      {next && (
        <a className={styles['step']} rel="next" href={next.href}>
          <span>{next.label}</span>
          <ChevronRightIcon size="small" />
        </a>
      )}
    </nav>
  );
}
