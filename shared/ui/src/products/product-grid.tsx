import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  /** Cards; each becomes an item of the list. */
  readonly children: readonly ReactNode[];
  /** {@link GridItems} that follow, for who draws them later than the first ones. */
  readonly rest?: ReactNode;
  readonly label?: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Two columns on phones, three on tablets, four on wide screens, by the room it is given. */
export function ProductGrid({ children, rest, label, className, ref }: ProductGridProps) {
  return (
    <div ref={ref} className={classNames(styles['root'], className)}>
      <ul className={styles['list']} aria-label={label}>
        <GridItems>{children}</GridItems>
        {rest}
      </ul>
    </div>
  );
}

/** Items of a {@link ProductGrid}. Cards keep their place for the life of the list: a new page is a new list. */
export function GridItems({ children }: { readonly children: readonly ReactNode[] }) {
  return children.map((card, place) => <li key={place}>{card}</li>);
}
