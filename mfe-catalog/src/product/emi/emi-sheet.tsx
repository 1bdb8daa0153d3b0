import type { EmiPlans as Plans } from '@suvarna/contracts/api/emi';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { ReadState } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { EmiPlans } from '@suvarna/ui/emi-plans';
import { formatExactPrice } from '@suvarna/ui/price';
import { Sheet } from '@suvarna/ui/sheet';
import styles from './emi-sheet.module.css';

interface EmiSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly minor: number;
  readonly read: ReadState<Plans>;
  readonly onAgain: () => void;
}

/** What a piece comes to in months, by lender, and how it is asked for. */
export function EmiSheet({ open, onClose, minor, read, onAgain }: EmiSheetProps) {
  const { t, locale } = useRemoteContext();
  return (
    <Sheet open={open} onClose={onClose} title={t('emi.title')} closeLabel={t('emi.close')}>
      <div className={styles['body']}>
        <p>{t('emi.lead', { amount: formatExactPrice(minor, 'INR') })}</p>
        {read.status === 'loading' && <p role="status">{t('emi.reading')}</p>}
        {read.status === 'failed' && (
          <div role="alert">
            <p>{t('emi.failed')}</p>
            <Button variant="secondary" onClick={onAgain}>
              {t('emi.again')}
            </Button>
          </div>
        )}
        {read.status === 'ready' && <EmiPlans plans={read.data.results} locale={locale} t={t} />}
        <p>{t('emi.how')}</p>
        <p className={styles['note']}>{t('emi.note')}</p>
      </div>
    </Sheet>
  );
}
