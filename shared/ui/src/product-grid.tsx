import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  /** Cards; each becomes an item of the list. */
  readonly children: readonly ReactNode[];
  readonly label?: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Two columns on phones, three on tablets, four on wide screens, by the room it is given. */
export function ProductGrid({ children, label, className, ref }: ProductGridProps) {
  return (
    <div ref={ref} className={classNames(styles['root'], className)}>
      <ul className={styles['list']} aria-label={label}>
        {/* Cards keep their place for the life of the list: a new page is a new list. */}
        {children.map((card, place) => (
          <li key={place}>{card}</li>
        ))}
      </ul>
    </div>
  );
}
