import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@suvarna/ui/button';
import { accountTexts } from '#texts/account';
import { useApi } from '../api/api-context.tsx';
import type { Account } from '../api/answers.ts';
import { accountQuery } from '../api/queries.ts';
import { useNow } from '../frame/freshness.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { Loaded } from '../views/loaded.tsx';
import { Page, Panel } from '../views/page.tsx';
import { Table, type Column } from '../views/table.tsx';
import { Factors } from './factors.tsx';
import views from '../views/views.module.css';

/** How somebody signs in, and where they are signed in. */
export function AccountPage() {
  const t = useT(accountTexts);
  const query = useQuery(accountQuery(useApi()));
  return (
    <Page title={t('title')} actions={<SignOut />}>
      <Loaded query={query}>
        {(account) => (
          <>
            <p>
              {t('who', {
                displayName: account.person.displayName,
                name: account.person.name,
                role: t(`role.${account.person.role}`),
                remotes: account.person.remotes?.join(', ') ?? t('all'),
              })}
            </p>
            <Factors account={account} />
            <Panel title={t('sessions')}>
              <Sessions rows={account.sessions} />
            </Panel>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function SignOut() {
  const t = useT(accountTexts);
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const signOut = useMutation({
    mutationFn: () => api.post('sign-out', {}),
    onSuccess: async () => {
      await navigate({ to: '/sign-in' });
      client.clear();
    },
  });
  return (
    <Button
      size="small"
      variant="secondary"
      busy={signOut.isPending ? t('signing-out') : undefined}
      onClick={() => signOut.mutate()}
    >
      {t('sign-out')}
    </Button>
  );
}

type SessionRow = Account['sessions'][number];

function Sessions({ rows }: { readonly rows: readonly SessionRow[] }) {
  const t = useT(accountTexts);
  const write = useWrite();
  const now = useNow();
  const api = useApi();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string) => api.post('account/sessions/end', { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['account'] }),
  });
  const columns: readonly Column<SessionRow>[] = [
    { id: 'begun', title: t('begun'), cell: ({ begun }) => write.time(begun) },
    { id: 'seen', title: t('seen'), cell: ({ seenAt }) => write.ago(seenAt, now) },
    {
      id: 'do',
      title: t('do'),
      cell: ({ id, isThis }) =>
        isThis ? (
          <span className={views['mark']} data-tone="good">
            {t('this')}
          </span>
        ) : (
          <Button
            size="small"
            variant="secondary"
            busy={end.isPending && end.variables === id ? t('ending') : undefined}
            onClick={() => end.mutate(id)}
          >
            {t('end')}
          </Button>
        ),
    },
  ];
  return <Table caption={t('sessions')} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}
