import { useHref } from '@suvarna/remote-kit/hooks';
import { useSay } from './use-say.ts';
import styles from './try-on-dialog.module.css';

/** An address that opens this dialog, to keep or to send. Nothing of a picture is in it. */
export function ShareTryOn({ path }: { readonly path: string }) {
  const say = useSay();
  const href = useHref();
  return (
    <p className={styles.share}>
      <a href={href(`${path}try-on/`)} rel="nofollow">
        {say('address')}
      </a>
    </p>
  );
}
