import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '../views/breadcrumb.tsx';
import styles from './trail-page.module.css';

export interface TrailPageProps extends Pick<ComponentProps<typeof Breadcrumb>, 'label' | 'items'> {
  readonly children: ReactNode;
}

/** Pages about a person: where they stand, and room enough that the footer stays below the fold while all of it is read. */
export function TrailPage({ children, ...trail }: TrailPageProps) {
  return (
    <div className={`sv-page ${styles['page']}`}>
      <Breadcrumb {...trail} />
      {children}
    </div>
  );
}
