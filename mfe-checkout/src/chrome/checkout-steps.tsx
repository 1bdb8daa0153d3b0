import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import styles from './checkout-steps.module.css';

const STEPS = ['bag', 'address', 'payment'] as const;
export type Step = (typeof STEPS)[number];
const PATHS: Readonly<Record<Step, string>> = {
  bag: '/checkout/cart/',
  address: '/checkout/address/',
  payment: '/checkout/payment/',
};

/** Where the shopper is on the way; steps behind are links back. */
export function CheckoutSteps({ current }: { readonly current: Step }) {
  const { t } = useRemoteContext();
  const href = useHref();
  const here = STEPS.indexOf(current);
  return (
    <nav aria-label={t('steps.title')}>
      <ol className={styles['steps']}>
        {STEPS.map((step, index) => (
          <li
            key={step}
            data-done={index < here || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            {index < here ? <a href={href(PATHS[step])}>{t(`steps.${step}`)}</a> : t(`steps.${step}`)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
