import { useQuery } from '@tanstack/react-query';
import { Button } from '@suvarna/ui/button';
import { TextAreaField } from '@suvarna/ui/field';
import { useState, type FormEvent } from 'react';
import { tokensTexts } from '#texts/tokens';
import { useApi } from '../api/api-context.tsx';
import { teamKeysQuery } from '../api/queries.ts';
import type { TeamKeyRow } from '../api/team-key-row.ts';
import { useIsStale, useShownLive } from '../frame/freshness.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { OrderButton } from '../orders/order-button.tsx';
import { useOrders } from '../orders/orders-context.tsx';
import { addTeamKey, revokeTeamKey } from '../orders/orders.model.ts';
import { RemotesField } from '../people/remotes-field.tsx';
import { Empty, Loaded } from '../views/loaded.tsx';
import { Panel } from '../views/page.tsx';
import { Table, type Column } from '../views/table.tsx';
import views from '../views/views.module.css';

/** Whose releases have to be signed, and by what. */
export function TeamKeysPanel() {
  const t = useT(tokensTexts);
  const query = useQuery(teamKeysQuery(useApi()));
  return (
    <Panel title={t('keys')}>
      <p className={views['quiet']}>{t('keys.lead')}</p>
      <Loaded query={query} lines={2}>
        {(rows) => <Rows rows={rows} />}
      </Loaded>
      <KeyForm />
    </Panel>
  );
}

function Rows({ rows }: { readonly rows: readonly TeamKeyRow[] }) {
  const t = useT(tokensTexts);
  const write = useWrite();
  if (rows.length === 0) return <Empty>{t('keys.none')}</Empty>;
  const columns: readonly Column<TeamKeyRow>[] = [
    { id: 'key', title: t('key'), cell: ({ keyId }) => <code>{keyId}</code> },
    { id: 'remotes', title: t('remotes'), cell: ({ remotes }) => remotes.join(', ') },
    {
      id: 'added',
      title: t('added'),
      cell: ({ addedBy, addedAt }) => t('made.by', { by: addedBy, at: write.time(addedAt) }),
    },
    {
      id: 'do',
      title: t('do'),
      cell: ({ keyId, revokedAt }) =>
        revokedAt === null ? (
          <OrderButton least="admin" isRed order={revokeTeamKey(keyId)}>
            {t('revoke')}
          </OrderButton>
        ) : (
          t('state.revoked')
        ),
    },
  ];
  return <Table caption={t('keys')} columns={columns} rows={rows} keyOf={({ keyId }) => keyId} />;
}

function KeyForm() {
  const t = useT(tokensTexts);
  const { ask } = useOrders();
  const isStale = useIsStale();
  const all = useShownLive().remotes.map(({ remote }) => remote);
  const [remotes, setRemotes] = useState<readonly string[] | null>([]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const key = new FormData(event.currentTarget).get('public-key');
    if (typeof key === 'string') ask(addTeamKey(key.trim(), remotes ?? all));
  };
  return (
    <form className={views['form']} onSubmit={submit}>
      <TextAreaField
        name="public-key"
        label={t('key.public')}
        hint={t('key.hint')}
        rows={4}
        maxLength={1_000}
        required
      />
      <RemotesField value={remotes} onChange={setRemotes} />
      <Button type="submit" variant="secondary" disabled={isStale || remotes?.length === 0}>
        {t('key.add')}
      </Button>
    </form>
  );
}
