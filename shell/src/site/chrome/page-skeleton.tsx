import type { Locale } from '@suvarna/contracts/locale';
import { ProductCardSkeleton } from '@suvarna/ui/product-card';
import { ProductGrid } from '@suvarna/ui/product-grid';
import type { ReactElement } from 'react';
import { Skeleton } from '@suvarna/ui/skeleton';
import styles from './page-skeleton.module.css';
import { chromeTexts } from './chrome-texts.ts';

export interface PageSkeletonProps {
  readonly locale: Locale;
  /** As the route says. */
  readonly name: string | undefined;
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

function GridSkeleton() {
  return (
    <>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="button" className={styles['bar']} />
      <ProductGrid>
        {range(12).map((at) => (
          <ProductCardSkeleton key={at} />
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

/** What stands in the main landmark while a page is still on its way, in the page's own size. */
export function PageSkeleton({ locale, name }: PageSkeletonProps) {
  const Shape = (name !== undefined && SHAPES[name]) || PlainSkeleton;
  return (
    <div className={`sv-page ${styles['root']}`} aria-busy="true">
      <output className="sv-visually-hidden">{chromeTexts(locale)('loading')}</output>
      <Shape />
    </div>
  );
}
