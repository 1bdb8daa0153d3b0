import type { ComponentProps } from 'react';
import styles from './notice.module.css';

interface NoticeProps extends Omit<ComponentProps<'p'>, 'className'> {
  readonly kind: 'good' | 'failure';
}

/** What came of something that was sent. */
export function Notice({ kind, ...rest }: NoticeProps) {
  return <p {...rest} className={styles['notice']} data-kind={kind} />;
}
