import { useFrame } from '@suvarna/remote-kit/hooks';
import { useEffect, useState } from 'react';
import styles from './sign-in.module.css';

/** A sign-in is bound to a cookie that no script can read. Where the browser takes none it could not last: say so first. */
export function CookiesOff() {
  const { t } = useFrame();
  const [off, setOff] = useState(false);
  useEffect(() => setOff(!navigator.cookieEnabled), []);
  return off && <p className={styles['failure']} role="alert">{t('sign-in.cookies-off')}</p>;
}
