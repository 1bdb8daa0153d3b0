import { signInTexts } from '#texts/sign-in';
import { useT } from '../frame/language.tsx';
import views from '../views/views.module.css';
import styles from './sign-in.module.css';

export interface Secret {
  readonly secret: string;
  readonly uri: string;
}

/** The secret of an authenticator app: as letters, and as the address that such an app opens. */
export function TotpSecret({ secret: { secret, uri } }: { readonly secret: Secret }) {
  const t = useT(signInTexts);
  return (
    <div className={styles['form']}>
      <p>{t('secret')}</p>
      <code className={styles['secret']}>{secret}</code>
      {uri.startsWith('otpauth:') && (
        <a className={views['link']} href={uri}>
          {t('secret.open')}
        </a>
      )}
    </div>
  );
}
