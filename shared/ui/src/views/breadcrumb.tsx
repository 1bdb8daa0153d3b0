import { classNames } from '../class-names.ts';
import styles from './breadcrumb.module.css';

export interface BreadcrumbProps {
  /** Name of the navigation, e.g. "You are here". */
  readonly label: string;
  /** From the home page down; the last one is this page. */
  readonly items: readonly { readonly label: string; readonly href: string }[];
  readonly className?: string | undefined;
}

export function Breadcrumb({ label, items, className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={classNames(styles['root'], className)}>
      <ol className={styles['list']}>
        {items.map(({ label: text, href }, index) => (
          <li key={href} className={styles['item']}>
            {index === items.length - 1 ? <span aria-current="page">{text}</span> : <a href={href}>{text}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
