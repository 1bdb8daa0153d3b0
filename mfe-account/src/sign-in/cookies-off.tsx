import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { pageCookies, readCookie, writePageCookie } from '@suvarna/session';
import { useAlive } from '@suvarna/ui/use-alive';
import { useMemo } from 'react';
import styles from './sign-in.module.css';

const PROBE = 'cookie_probe';

/** Tried, not asked: Chromium says of a browser whose settings block every cookie that cookies are on. */
function takesCookies(): boolean {
  writePageCookie(`${PROBE}=1; path=/; max-age=60; samesite=strict`);
  const kept = readCookie(pageCookies(), PROBE) === '1';
  writePageCookie(`${PROBE}=; path=/; max-age=0; samesite=strict`);
  return kept;
}

/** A sign-in is bound to a cookie that no script can read. Where the browser takes none it could not last: say so first. */
export function CookiesOff() {
  const { t } = useRemoteContext();
  const alive = useAlive();
  // Once: a probe leaves nothing behind.
  const off = useMemo(() => alive && !takesCookies(), [alive]);
  return (
    off && (
      <p className={styles['failure']} role="alert">
        {t('sign-in.cookies-off')}
      </p>
    )
  );
}
