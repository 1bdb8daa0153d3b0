import { useFrame, useHref } from '@suvarna/remote-kit/hooks';
import { ChevronLeftIcon } from '@suvarna/ui/icon';
import styles from './account.module.css';

/** The way back from a page of the account. */
export function BackToAccount() {
  const { t } = useFrame();
  const href = useHref();
  return <nav aria-label={t('account.title')}><a className={styles['back']} href={href('/account/')}><ChevronLeftIcon size="small" />{t('account.title')}</a></nav>;
}
