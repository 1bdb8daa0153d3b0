import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import type { FormEvent } from 'react';
import { signInTexts } from '#texts/sign-in';
import { useApi } from '../api/api-context.tsx';
import type { Role, Session } from '../api/answers.ts';
import { useT } from '../frame/language.tsx';
import { Loaded } from '../views/loaded.tsx';
import { Page } from '../views/page.tsx';
import { useProblemText } from './problem-text.tsx';
import { Threshold } from './threshold.tsx';
import { TotpSecret, type Secret } from './totp-secret.tsx';
import { CodeField } from './code-field.tsx';
import styles from './sign-in.module.css';

interface Invited {
  readonly name: string;
  readonly displayName: string;
  readonly role: Role;
}

const route = getRouteApi('/enrol/$code');

/** An invitation: who it is for, and the way they will sign in by. */
export function EnrolPage() {
  const t = useT(signInTexts);
  const api = useApi();
  const { code } = route.useParams();
  const invited = useQuery({
    queryKey: ['enrolment', code],
    queryFn: () => api.post<Invited>('enrolment', { code }),
    staleTime: Infinity,
  });
  return (
    <Threshold>
      <Page title={t('enrol')} lead={t('enrol.lead')}>
        <Loaded query={invited}>{(person) => <Ways code={code} invited={person} />}</Loaded>
      </Page>
    </Threshold>
  );
}

function Ways({ code, invited }: { readonly code: string; readonly invited: Invited }) {
  const t = useT(signInTexts);
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const onSuccess = ({ person, expires }: Session): void => {
    client.clear();
    client.setQueryData(['session'], { person, expires });
    void navigate({ to: '/' });
  };
  const passkey = useMutation({
    mutationFn: async (label: string) => {
      const { ceremony, options } = await api.post<{
        readonly ceremony: string;
        readonly options: PublicKeyCredentialCreationOptionsJSON;
      }>('enrolment/passkey/options', { code });
      const response = await startRegistration({ optionsJSON: options });
      return api.post<Session>('enrolment/passkey', { code, ceremony, response, label });
    },
    onSuccess,
  });
  const begin = useMutation({ mutationFn: () => api.post<Secret>('enrolment/password/begin', { code }) });
  const password = useMutation({
    mutationFn: (given: { readonly password: string; readonly totp: string }) =>
      api.post<Session>('enrolment/password', { code, ...given }),
    onSuccess,
  });
  const textIn = (event: FormEvent<HTMLFormElement>, name: string): string => {
    const value = new FormData(event.currentTarget).get(name);
    return typeof value === 'string' ? value : '';
  };
  const problem = passkey.error ?? begin.error ?? password.error;
  return (
    <>
      <p>
        {t('enrol.for', {
          displayName: invited.displayName,
          name: invited.name,
          role: t(`role.${invited.role}`),
        })}
      </p>
      <p role="alert" className={styles['problem']}>
        {problem && problemText(problem)}
      </p>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          passkey.mutate(textIn(event, 'label').trim());
        }}
      >
        <Field name="label" label={t('label')} hint={t('label.hint')} maxLength={60} required />
        <Button type="submit" wide busy={passkey.isPending ? t('passkey.waits') : undefined}>
          {t('passkey.make')}
        </Button>
      </form>
      <details className={styles['other']}>
        <summary>{t('password.instead')}</summary>
        {begin.data ? (
          <form
            className={styles['form']}
            onSubmit={(event) => {
              event.preventDefault();
              password.mutate({ password: textIn(event, 'password'), totp: textIn(event, 'totp').trim() });
            }}
          >
            <TotpSecret secret={begin.data} />
            <Field
              name="password"
              type="password"
              label={t('password.new')}
              autoComplete="new-password"
              required
            />
            <CodeField name="totp" label={t('code')} />
            <Button type="submit" variant="secondary" busy={password.isPending ? t('signing-in') : undefined}>
              {t('password.take')}
            </Button>
          </form>
        ) : (
          <Button
            size="small"
            variant="secondary"
            busy={begin.isPending ? t('signing-in') : undefined}
            onClick={() => begin.mutate()}
          >
            {t('password.begin')}
          </Button>
        )}
      </details>
    </>
  );
}
