import { formatDay } from '@suvarna/i18n/day';
import { useFrame } from '@suvarna/remote-kit/hooks';
import { stepsToShow } from './order-state.model.ts';
import styles from './orders.module.css';

interface OrderStepsProps {
  readonly state: string;
  readonly steps: readonly { readonly state: string; readonly at: string }[];
}

/** What happened to an order, oldest first; the last step is where it is now. */
export function OrderSteps({ steps, state }: OrderStepsProps) {
  const { t, locale } = useFrame();
  const shown = stepsToShow([...steps]);
  return (
    <ol className={styles['steps']} aria-label={t('order.steps')}>
      {shown.map((step, index) => (
        <li key={`${step.state} ${step.at}`} aria-current={index === shown.length - 1 && step.state === state ? 'step' : undefined}>
          <span>{t(`order.state.${step.state}`)}</span> <span className={styles['muted']}>{formatDay(step.at, locale)}</span>
        </li>
      ))}
    </ol>
  );
}
