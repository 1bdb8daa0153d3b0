import type { ReactNode } from 'react';
export interface BadgeProps {
  readonly tone?: 'gold' | 'good' | 'accent';
  readonly children: ReactNode;
  readonly className?: string | undefined;
}
export declare function Badge({ tone, children, className }: BadgeProps): import('react').JSX.Element;
