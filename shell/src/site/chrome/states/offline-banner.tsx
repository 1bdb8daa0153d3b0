import type { Locale } from '@suvarna/contracts/locale';
import { shellTexts } from '#texts/shell';
import styles from './offline-banner.module.css';

/** Says that the network is gone, in the specification's words (§8), and leaves the page usable. Always there, so that its text is announced. */
export function OfflineBanner({ locale, offline }: { readonly locale: Locale; readonly offline: boolean }) {
  return (
    <div className={styles['root']} role="status" data-offline={offline || undefined}>
      {offline && shellTexts(locale)('offline')}
    </div>
  );
}
