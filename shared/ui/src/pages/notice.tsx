import type { ComponentProps } from 'react';
import styles from './notice.module.css';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'className'> {
  readonly kind: 'good' | 'bad' | 'info';
}

/** What came of something, or what there is to know before going on. */
export function Notice({ kind, ...rest }: NoticeProps) {
  return <div {...rest} className={styles['notice']} data-kind={kind} />;
}

/** Why something did not come about, said as soon as it is known; nothing for `''`. */
export function Failure({ text }: { readonly text: string | undefined }) {
  return <div role="alert">{text !== undefined && text !== '' && <Notice kind="bad">{text}</Notice>}</div>;
}
