import { useT } from '@suvarna/remote-kit/hooks';
import { walletTexts } from '#texts/wallet';
import { DocumentButton } from '../orders/document-button.tsx';
import { readDownload } from './wallet.api.ts';
import type { StatementFilter, StatementOf } from './wallet.model.ts';
import styles from './wallet.module.css';

interface DownloadButtonsProps {
  readonly wallet: StatementOf;
  readonly filter: StatementFilter;
}

/** What is shown, all of its pages, as a document or as a table. */
export function DownloadButtons({ wallet, filter }: DownloadButtonsProps) {
  const t = useT(walletTexts);
  return (
    <div className={styles['downloads']}>
      {(['pdf', 'csv'] as const).map((format) => (
        <DocumentButton
          key={format}
          wide={false}
          text={t(`wallet.download-${format}`)}
          file={`suvarna-wallet-${wallet}.${format}`}
          {...(format === 'csv' && { failed: t('wallet.csv-failed') })}
          read={(lang) => readDownload(wallet, filter, format, lang)}
        />
      ))}
    </div>
  );
}
