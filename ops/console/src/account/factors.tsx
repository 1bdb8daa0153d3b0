import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import type { FormEvent } from 'react';
import { accountTexts } from '#texts/account';
import { useApi } from '../api/api-context.tsx';
import type { Account } from '../api/answers.ts';
import { useNow } from '../frame/freshness.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { useProblemText } from '../sign-in/problem-text.tsx';
import { TotpSecret, type Secret } from '../sign-in/totp-secret.tsx';
import { Empty } from '../views/loaded.tsx';
import { Panel } from '../views/page.tsx';
import { Table, type Column } from '../views/table.tsx';
import { CodeField } from '../sign-in/code-field.tsx';
import views from '../views/views.module.css';

type Passkey = Account['passkeys'][number];

/** Passkeys and the authenticator app of who is signed in. */
export function Factors({ account }: { readonly account: Account }) {
  const t = useT(accountTexts);
  return (
    <>
      <Panel title={t('passkeys')}>
        <Passkeys rows={account.passkeys} />
      </Panel>
      <Panel title={t('totp')}>
        <Totp isSet={account.totp} />
      </Panel>
    </>
  );
}

function Passkeys({ rows }: { readonly rows: readonly Passkey[] }) {
  const t = useT(accountTexts);
  const api = useApi();
  const client = useQueryClient();
  const write = useWrite();
  const now = useNow();
  const problemText = useProblemText();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['account'] });
  const add = useMutation({
    mutationFn: async (label: string) => {
      const { ceremony, options } = await api.post<{
        readonly ceremony: string;
        readonly options: PublicKeyCredentialCreationOptionsJSON;
      }>('account/passkeys/options', {});
      const response = await startRegistration({ optionsJSON: options });
      return api.post('account/passkeys', { ceremony, response, label });
    },
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.post('account/passkeys/remove', { id }),
    onSuccess,
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const label = new FormData(event.currentTarget).get('label');
    if (typeof label === 'string') add.mutate(label.trim());
  };
  const problem = add.error ?? remove.error;
  const columns: readonly Column<Passkey>[] = [
    { id: 'label', title: t('label'), cell: ({ label }) => <strong>{label}</strong> },
    { id: 'made', title: t('made'), cell: ({ createdAt }) => write.time(createdAt) },
    {
      id: 'used',
      title: t('used'),
      cell: ({ usedAt }) => (usedAt === null ? t('never') : write.ago(usedAt, now)),
    },
    {
      id: 'do',
      title: t('do'),
      cell: ({ id, label }) => (
        <Button
          size="small"
          variant="secondary"
          aria-label={t('remove-of', { label })}
          busy={remove.isPending && remove.variables === id ? t('ending') : undefined}
          onClick={() => remove.mutate(id)}
        >
          {t('remove')}
        </Button>
      ),
    },
  ];
  return (
    <>
      {rows.length === 0 ? (
        <Empty>{t('no-passkeys')}</Empty>
      ) : (
        <Table caption={t('passkeys')} columns={columns} rows={rows} keyOf={({ id }) => id} />
      )}
      <p role="alert">{problem && problemText(problem)}</p>
      <form className={views['form']} onSubmit={submit}>
        <Field name="label" label={t('label')} hint={t('label.hint')} maxLength={60} required />
        <Button type="submit" variant="secondary" busy={add.isPending ? t('waiting') : undefined}>
          {t('add')}
        </Button>
      </form>
    </>
  );
}

function Totp({ isSet }: { readonly isSet: boolean }) {
  const t = useT(accountTexts);
  const api = useApi();
  const client = useQueryClient();
  const problemText = useProblemText();
  const begin = useMutation({ mutationFn: () => api.post<Secret>('account/totp/begin', {}) });
  const set = useMutation({
    mutationFn: (totp: string) => api.post('account/totp', { totp }),
    onSuccess: () => {
      begin.reset();
      return client.invalidateQueries({ queryKey: ['account'] });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const totp = new FormData(event.currentTarget).get('totp');
    if (typeof totp === 'string') set.mutate(totp.trim());
  };
  const problem = begin.error ?? set.error;
  return (
    <>
      <p>{t(isSet ? 'totp.set' : 'totp.none')}</p>
      <p role="alert">{problem && problemText(problem)}</p>
      {begin.data ? (
        <form className={views['form']} onSubmit={submit}>
          <TotpSecret secret={begin.data} />
          <CodeField name="totp" label={t('code')} />
          <Button type="submit" variant="secondary" busy={set.isPending ? t('waiting') : undefined}>
            {t('totp.take')}
          </Button>
        </form>
      ) : (
        <div>
          <Button
            size="small"
            variant="secondary"
            busy={begin.isPending ? t('waiting') : undefined}
            onClick={() => begin.mutate()}
          >
            {t(isSet ? 'totp.again' : 'totp.begin')}
          </Button>
        </div>
      )}
    </>
  );
}
