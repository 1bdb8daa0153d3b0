import type { ReactNode } from 'react';
export declare function PageState({
  children,
}: {
  readonly children: ReactNode;
}): import('react').JSX.Element;
