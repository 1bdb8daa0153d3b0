import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { ArrowRightIcon } from './icon.tsx';
import styles from './rail.module.css';

export interface RailProps {
  /** Ties the heading to the section; unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly all?: { readonly href: string; readonly label: string } | undefined;
  readonly children: readonly ReactNode[];
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLElement>;
}

/** A row of cards that scrolls sideways where it does not fit; fingers, wheels and Tab move it. */
export function Rail({ id, title, all, children, className, ref }: RailProps) {
  return (
    <section ref={ref} className={classNames(styles['root'], className)} aria-labelledby={id}>
      <header className={styles['header']}>
        <h2 id={id}>{title}</h2>
        {all && (
          <a className={styles['all']} href={all.href}>
            {all.label}
            <ArrowRightIcon size="small" />
          </a>
        )}
      </header>
      <ul className={styles['list']}>
        {children.map((card, place) => (
          <li key={place} className={styles['item']}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}
