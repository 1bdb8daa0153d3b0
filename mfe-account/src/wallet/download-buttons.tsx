import { bus } from '@suvarna/event-bus';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import { saveFile } from '../orders/save-file.ts';
import { readDownload, type StatementFormat } from './wallet.api.ts';
import type { StatementFilter, StatementOf } from './wallet.model.ts';
import styles from './wallet.module.css';
import { useSay } from './use-say.ts';

interface DownloadButtonsProps {
  readonly wallet: StatementOf;
  readonly filter: StatementFilter;
}

/** What is shown, all of its pages, as a document or as a table. It lies behind the token, so it is fetched and not linked to. */
export function DownloadButtons({ wallet, filter }: DownloadButtonsProps) {
  const { t, locale } = useRemoteContext();
  const say = useSay();
  const [busy, setBusy] = useState<StatementFormat | null>(null);

  const take = async (format: StatementFormat): Promise<void> => {
    setBusy(format);
    try {
      saveFile(await readDownload(wallet, filter, format, locale), `suvarna-wallet-${wallet}.${format}`);
      bus.emit('toast.message.requested', { text: t('order.invoice-done'), kind: 'success' });
    } catch {
      // Told to the shopper (specification §8); the button is there to try again.
      bus.emit('toast.message.requested', { text: t('order.invoice-failed'), kind: 'error' });
    } finally {
      setBusy(null);
    }
  };

  return (
    <div className={styles['downloads']}>
      {(['pdf', 'csv'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          busy={busy === format ? say('wallet.downloading') : undefined}
          onClick={() => void take(format)}
        >
          {say(`wallet.download-${format}`)}
        </Button>
      ))}
    </div>
  );
}
