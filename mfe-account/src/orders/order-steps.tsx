import type { OrderStats } from '@suvarna/contracts/orders';
import { formatDay, formatMoment } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { stepsToShow } from './order-state.model.ts';
import { stepText } from './pickup/words.ts';
import styles from './order-steps.module.css';
import shared from './orders.module.css';

type OrderStepsProps = Pick<OrderStats, 'state' | 'steps' | 'ahead' | 'pickup'>;

/** What happened to an order, oldest first, to where it is now; then what is still to come, with the days the store expects it by. */
export function OrderSteps({ steps, state, ahead = [], pickup }: OrderStepsProps) {
  const { t, locale } = useRemoteContext();
  const names = { t, locale, isPickup: pickup !== undefined };
  const shown = stepsToShow([...steps]);
  return (
    <div>
      <ol
        className={styles['steps']}
        data-goes-on={ahead.length > 0 || undefined}
        aria-label={t('order.steps')}
      >
        {shown.map((step, index) => (
          <li
            key={`${step.state} ${step.at}`}
            aria-current={index === shown.length - 1 && step.state === state ? 'step' : undefined}
          >
            <span>{stepText(`state.${step.state}`, names)}</span>{' '}
            <time className={shared['muted']} dateTime={step.at}>
              {formatMoment(step.at, locale)}
            </time>
          </li>
        ))}
      </ol>
      {ahead.length > 0 && (
        <ol className={styles['steps']} data-ahead aria-label={t('order.steps-ahead')}>
          {ahead.map((step) => (
            <li key={step.state}>
              <span>{stepText(`ahead.${step.state}`, names)}</span>{' '}
              <span className={shared['muted']}>
                {t('order.ahead-by', { day: formatDay(step.by, locale) })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
