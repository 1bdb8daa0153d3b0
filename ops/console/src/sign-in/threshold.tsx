import type { ReactNode } from 'react';
import { signInTexts } from '#texts/sign-in';
import { useT } from '../frame/language.tsx';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import styles from './sign-in.module.css';

/** Around the screens of those who are not signed in yet. */
export function Threshold({ children }: { readonly children: ReactNode }) {
  const t = useT(signInTexts);
  return (
    <div className={styles['threshold']}>
      <header className={styles['header']}>
        <p className={styles['brand']}>
          <span lang="en">Suvarna</span> <small>{t('console')}</small>
        </p>
        <LanguageSwitch />
      </header>
      <main className={styles['card']}>{children}</main>
    </div>
  );
}
