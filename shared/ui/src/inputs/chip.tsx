import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../views/icon.tsx';

export interface ChipLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly selected?: boolean;
  /** Draws the cross; say "Remove …" here, it becomes the name of the link. */
  readonly removeLabel?: string | undefined;
  readonly rel?: string;
  readonly className?: string | undefined;
}

/** A small choice that is an address: a filter, a removable filter, a popular search. */
export function ChipLink({ href, children, selected = false, removeLabel, rel, className }: ChipLinkProps) {
  return (
    <a
      className={classNames(styles['root'], className)}
      href={href}
      rel={rel}
      data-selected={selected || undefined}
      aria-current={selected || undefined}
      aria-label={removeLabel}
    >
      {children}
      {removeLabel !== undefined && <CloseIcon size="small" />}
    </a>
  );
}
