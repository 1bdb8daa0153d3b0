import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { tryOnTexts } from '#texts/try-on';
import styles from './try-on-dialog.module.css';

/** An address that opens this dialog, to keep or to send. Nothing of a picture is in it. */
export function ShareTryOn({ path }: { readonly path: string }) {
  const t = useT(tryOnTexts);
  const href = useHref();
  return (
    <p className={styles.share}>
      <a href={href(`${path}try-on/`)} rel="nofollow">
        {t('address')}
      </a>
    </p>
  );
}
