import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { CalendarIcon } from '@suvarna/ui/icon';
import styles from './outcome.module.css';
import { OutcomePage } from './outcome-page.tsx';

interface PaymentLoadErrorProps {
  readonly kind: 'reading' | 'failed' | 'not-found';
  readonly onAgain: () => void;
}

/** A payment nothing is known of (yet): no customer is told that it came, nor that it did not. */
export function PaymentLoadError({ kind, onAgain }: PaymentLoadErrorProps) {
  const { t } = useRemoteContext();
  const href = useHref();
  const reading = kind === 'reading';
  return (
    <OutcomePage
      kind="waiting"
      mark={reading ? undefined : <CalendarIcon size="large" />}
      title={t(reading ? 'return.waiting' : 'return.unknown')}
    >
      <div role="alert">
        {!reading && <p>{t(kind === 'failed' ? 'own.failed' : 'return.unknown-text')}</p>}
      </div>
      {!reading && (
        <div className={styles['actions']}>
          {kind === 'failed' && <Button onClick={onAgain}>{t('again')}</Button>}
          <ButtonLink variant="secondary" href={href('/golden-bounty/plans/')}>
            {t('plans.title')}
          </ButtonLink>
        </div>
      )}
    </OutcomePage>
  );
}
