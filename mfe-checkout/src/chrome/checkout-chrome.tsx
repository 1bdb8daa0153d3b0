import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { ReactNode } from 'react';
import { CheckoutSteps, type Step } from './checkout-steps.tsx';
import styles from './chrome.module.css';

interface CheckoutFrameProps {
  readonly step: Step;
  /** Text key of the page's heading. */
  readonly title: string;
  /** Said right below the heading. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** What the pages on the way have in common: where the shopper is, a heading, what to do without JavaScript, and room for what follows. */
export function CheckoutChrome({ step, title, lead, children }: CheckoutFrameProps) {
  const { t } = useRemoteContext();
  return (
    <div className={`sv-page ${styles['page']}`}>
      <header>
        <CheckoutSteps current={step} />
        <h1>{t(title)}</h1>
        {lead}
        <noscript>
          <p className={styles['notice']}>{t('chrome.no-script')}</p>
        </noscript>
      </header>
      {children}
    </div>
  );
}
