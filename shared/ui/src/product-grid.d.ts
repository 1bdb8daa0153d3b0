import type { ReactNode, Ref } from 'react';
export interface ProductGridProps {
  readonly children: readonly ReactNode[];
  readonly rest?: ReactNode;
  readonly label?: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}
export declare function ProductGrid({
  children,
  rest,
  label,
  className,
  ref,
}: ProductGridProps): import('react').JSX.Element;
export declare function GridItems({
  children,
}: {
  readonly children: readonly ReactNode[];
}): import('react').JSX.Element[];
