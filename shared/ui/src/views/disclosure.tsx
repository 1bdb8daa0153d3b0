import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './disclosure.module.css';
import { ChevronDownIcon } from './icon.tsx';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  /** Disclosures of one name close each other. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

/** The browser's own disclosure: works without JavaScript, and in-page search opens it. */
export function Disclosure({ summary, children, open, name, className }: DisclosureProps) {
  return (
    <details className={classNames(styles['root'], className)} open={open} name={name}>
      <summary className={styles['summary']}>
        {summary}
        <ChevronDownIcon size="small" className={styles['mark']} />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
