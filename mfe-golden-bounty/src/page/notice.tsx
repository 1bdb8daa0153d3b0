import type { ComponentProps } from 'react';
import styles from './page-parts.module.css';

interface NoticeProps extends Omit<ComponentProps<'div'>, 'className'> {
  readonly kind: 'good' | 'bad' | 'info';
}

/** What came of something, or what there is to know before going on. */
export function Notice({ kind, ...rest }: NoticeProps) {
  return <div {...rest} className={styles['notice']} data-kind={kind} />;
}
