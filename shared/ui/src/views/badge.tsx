import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from '../class-names.ts';

export interface BadgeProps {
  readonly tone?: 'gold' | 'good' | 'accent';
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Two words at most, about the thing it sits on. */
export function Badge({ tone = 'gold', children, className }: BadgeProps) {
  return (
    <span className={classNames(styles['root'], className)} data-tone={tone}>
      {children}
    </span>
  );
}
