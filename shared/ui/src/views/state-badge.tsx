import styles from './state-badge.module.css';

export interface StateBadgeProps {
  /** Left out while it is under way. */
  readonly tone?: 'good' | 'bad' | 'over' | undefined;
  readonly children: string;
}

/** How far something is that was ordered or asked for. */
export function StateBadge({ tone, children }: StateBadgeProps) {
  return (
    <strong className={styles['badge']} data-tone={tone}>
      {children}
    </strong>
  );
}
