/** Shapes of pages that are on their way: for the server's skeleton and for the one over a page that is left. */
import { ProductCardSkeleton } from '@suvarna/ui/product-card';
import { ProductGrid } from '@suvarna/ui/product-grid';
import { Skeleton } from '@suvarna/ui/skeleton';
import type { ReactElement } from 'react';
import styles from './page-skeleton.module.css';

/** As many as are in view. */
const CARDS = 12;
const CARDS_OF_A_PHONE = 6;

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

function GridSkeleton() {
  return (
    <>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="button" className={styles['bar']} />
      <ProductGrid>
        {range(CARDS).map((at) => (
          <ProductCardSkeleton key={at} className={at < CARDS_OF_A_PHONE ? undefined : styles['rest']} />
        ))}
      </ProductGrid>
    </>
  );
}

function ProductSkeleton() {
  return (
    <div className={styles['product']}>
      <Skeleton shape="picture" />
      <div className={styles['decisions']}>
        <Skeleton shape="title" width="wide" />
        <Skeleton shape="title" width="third" />
        {range(3).map((at) => (
          <Skeleton key={at} shape="button" />
        ))}
        <Skeleton shape="button" />
      </div>
    </div>
  );
}

function PlainSkeleton() {
  return (
    <div className={styles['plain']}>
      <Skeleton shape="title" width="half" />
      {range(4).map((at) => (
        <Skeleton key={at} width={at % 2 === 0 ? 'full' : 'wide'} />
      ))}
      <Skeleton shape="button" width="third" />
    </div>
  );
}

const SHAPES: Readonly<Record<string, () => ReactElement>> = {
  grid: GridSkeleton,
  product: ProductSkeleton,
};

/** @param name as the route says; an unknown one is drawn plainly */
export function SkeletonShape({ name }: { readonly name: string | undefined }) {
  const Shape = (name !== undefined && SHAPES[name]) || PlainSkeleton;
  return (
    <div className={`sv-page ${styles['root']}`}>
      <Shape />
    </div>
  );
}
