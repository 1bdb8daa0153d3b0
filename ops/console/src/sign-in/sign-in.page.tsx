import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { takeFocus } from '@suvarna/ui/focus';
import type { FormEvent } from 'react';
import { signInTexts } from '#texts/sign-in';
import { useApi } from '../api/api-context.tsx';
import type { Session } from '../api/answers.ts';
import { ApiRefusal } from '../api/client.ts';
import { useT } from '../frame/language.tsx';
import { Page } from '../views/page.tsx';
import { useProblemText } from './problem-text.tsx';
import { Threshold } from './threshold.tsx';
import { CodeField } from './code-field.tsx';
import styles from './sign-in.module.css';

const route = getRouteApi('/sign-in');

/** A passkey first; a name, a password and six digits for who has none at hand. */
export function SignInPage() {
  const t = useT(signInTexts);
  const api = useApi();
  const client = useQueryClient();
  const router = useRouter();
  const { next } = route.useSearch();
  const problemText = useProblemText();
  const onSuccess = ({ person, expires }: Session): void => {
    // What somebody else has seen here is not shown to who comes after them.
    client.clear();
    client.setQueryData(['session'], { person, expires });
    router.history.push(next ?? '/');
  };
  const passkey = useMutation({
    mutationFn: async () => {
      const { ceremony, options } = await api.post<{
        readonly ceremony: string;
        readonly options: PublicKeyCredentialRequestOptionsJSON;
      }>('sign-in/passkey/options', {});
      const response = await startAuthentication({ optionsJSON: options });
      return api.post<Session>('sign-in/passkey', { ceremony, response });
    },
    onSuccess,
  });
  const password = useMutation({
    mutationFn: (given: Readonly<Record<string, string>>) => api.post<Session>('sign-in/password', given),
    onSuccess,
  });
  const asksCode = isCodeAsked(password.error) || password.variables?.['code'] !== undefined;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, name === 'password' ? value : value.trim()]] : [],
    );
    password.mutate(Object.fromEntries(given) as Readonly<Record<string, string>>);
  };
  const problem = [passkey.error, isCodeAsked(password.error) ? null : password.error].find(
    (error) => error !== null,
  );

  return (
    <Threshold>
      <Page title={t('title')} lead={t('lead')}>
        <p role="alert" className={styles['problem']}>
          {problem && problemText(problem)}
        </p>
        <Button
          wide
          busy={passkey.isPending ? t('passkey.waits') : undefined}
          onClick={() => passkey.mutate()}
        >
          {t('passkey')}
        </Button>
        <details className={styles['other']}>
          <summary>{t('password.instead')}</summary>
          <form onSubmit={submit} className={styles['form']}>
            <Field name="name" label={t('name')} autoComplete="username" required />
            <Field
              name="password"
              type="password"
              label={t('password')}
              autoComplete="current-password"
              required
            />
            {asksCode && <CodeField name="code" label={t('code')} hint={t('code.hint')} ref={takeFocus} />}
            <Button type="submit" variant="secondary" busy={password.isPending ? t('signing-in') : undefined}>
              {t('sign-in')}
            </Button>
          </form>
        </details>
      </Page>
    </Threshold>
  );
}

const isCodeAsked = (error: Error | null): boolean =>
  error instanceof ApiRefusal && error.code === 'SIGN_IN.CODE_NEEDED';
