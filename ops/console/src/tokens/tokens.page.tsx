import { useQuery } from '@tanstack/react-query';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { useState, type FormEvent } from 'react';
import { tokensTexts } from '#texts/tokens';
import { useApi } from '../api/api-context.tsx';
import type { Role, TokenRow } from '../api/answers.ts';
import { tokensQuery } from '../api/queries.ts';
import { useIsStale, useNow } from '../frame/freshness.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { OrderButton } from '../orders/order-button.tsx';
import { useOrders } from '../orders/orders-context.tsx';
import { makeToken, revoke } from '../orders/orders.model.ts';
import { OnlyAdmins } from '../people/only-admins.tsx';
import { RoleField } from '../people/person-form.tsx';
import { RemotesField } from '../people/remotes-field.tsx';
import { TeamKeysPanel } from './team-keys-panel.tsx';
import { Empty, Loaded } from '../views/loaded.tsx';
import { Page, Panel } from '../views/page.tsx';
import { Table, type Column } from '../views/table.tsx';
import views from '../views/views.module.css';

export function TokensPage() {
  const t = useT(tokensTexts);
  return (
    <OnlyAdmins title={t('title')}>
      <Tokens />
    </OnlyAdmins>
  );
}

/** What programs sign in with: each has a name, a role and an end. */
function Tokens() {
  const t = useT(tokensTexts);
  const query = useQuery(tokensQuery(useApi()));
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Loaded query={query}>{(rows) => <Rows rows={rows} />}</Loaded>
      <Panel title={t('make')}>
        <TokenForm />
      </Panel>
      <TeamKeysPanel />
    </Page>
  );
}

function Rows({ rows }: { readonly rows: readonly TokenRow[] }) {
  const t = useT(tokensTexts);
  const write = useWrite();
  const now = useNow();
  if (rows.length === 0) return <Empty>{t('none')}</Empty>;
  const stateOf = ({ revokedAt, expiresAt }: TokenRow): 'revoked' | 'expired' | 'valid' =>
    revokedAt !== null ? 'revoked' : Date.parse(expiresAt) < now ? 'expired' : 'valid';
  const columns: readonly Column<TokenRow>[] = [
    { id: 'name', title: t('name'), cell: ({ name }) => <strong>{name}</strong> },
    {
      id: 'state',
      title: t('state'),
      cell: (row) => (
        <span className={views['mark']} data-tone={stateOf(row) === 'valid' ? 'good' : 'bad'}>
          {t(`state.${stateOf(row)}`)}
        </span>
      ),
    },
    { id: 'role', title: t('role'), cell: ({ role }) => t(`role.${role}`) },
    { id: 'remotes', title: t('remotes'), cell: ({ remotes }) => remotes?.join(', ') ?? t('all') },
    {
      id: 'made',
      title: t('made'),
      cell: ({ createdBy, createdAt }) => t('made.by', { by: createdBy, at: write.time(createdAt) }),
    },
    { id: 'ends', title: t('ends'), cell: ({ expiresAt }) => write.time(expiresAt) },
    {
      id: 'used',
      title: t('used'),
      cell: ({ usedAt }) => (usedAt === null ? t('never') : write.ago(usedAt, now)),
    },
    {
      id: 'do',
      title: t('do'),
      cell: (row) =>
        stateOf(row) === 'valid' && (
          <OrderButton least="admin" isRed order={revoke(row)}>
            {t('revoke')}
          </OrderButton>
        ),
    },
  ];
  return <Table caption={t('title')} columns={columns} rows={rows} keyOf={({ name }) => name} />;
}

const DAYS = { least: 1, most: 366, usual: 90 };

function TokenForm() {
  const t = useT(tokensTexts);
  const { ask } = useOrders();
  const isStale = useIsStale();
  const [role, setRole] = useState<Role>('publisher');
  const [remotes, setRemotes] = useState<readonly string[] | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const name = given.get('name');
    if (typeof name === 'string') ask(makeToken(name, role, remotes, Number(given.get('days'))));
  };
  return (
    <form className={views['form']} onSubmit={submit}>
      <Field
        name="name"
        id="token-name"
        label={t('name')}
        hint={t('name.hint')}
        pattern="[a-z][a-z0-9.\-]{1,40}"
        autoComplete="off"
        required
      />
      <RoleField id="token-role" value={role} onChange={setRole} />
      <Field
        name="days"
        type="number"
        label={t('days')}
        min={DAYS.least}
        max={DAYS.most}
        defaultValue={DAYS.usual}
        required
      />
      <RemotesField value={remotes} onChange={setRemotes} />
      <Button type="submit" variant="secondary" disabled={isStale}>
        {t('make.do')}
      </Button>
    </form>
  );
}
