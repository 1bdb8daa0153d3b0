import { useQuery } from '@tanstack/react-query';
import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import { peopleTexts } from '#texts/people';
import { useApi } from '../api/api-context.tsx';
import type { ListedPerson } from '../api/answers.ts';
import { peopleQuery } from '../api/queries.ts';
import { useNow } from '../frame/freshness.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { usePerson } from '../frame/session.tsx';
import { OrderButton } from '../orders/order-button.tsx';
import { disable, invite } from '../orders/orders.model.ts';
import { Empty, Loaded } from '../views/loaded.tsx';
import { Page, Panel } from '../views/page.tsx';
import { Table, type Column } from '../views/table.tsx';
import { OnlyAdmins } from './only-admins.tsx';
import { PersonForm } from './person-form.tsx';
import views from '../views/views.module.css';

export function PeoplePage() {
  const t = useT(peopleTexts);
  return (
    <OnlyAdmins title={t('title')}>
      <People />
    </OnlyAdmins>
  );
}

/** Who may sign in, as what, and to which remotes. */
function People() {
  const t = useT(peopleTexts);
  const query = useQuery(peopleQuery(useApi()));
  const [changed, setChanged] = useState<ListedPerson | null>(null);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Loaded query={query}>{(rows) => <Rows rows={rows} onChange={setChanged} />}</Loaded>
      {changed && (
        <Panel title={t('change-of', { name: changed.name })}>
          <PersonForm key={changed.name} before={changed} />
        </Panel>
      )}
      <Panel title={t('invite')}>
        <PersonForm />
      </Panel>
    </Page>
  );
}

interface RowsProps {
  readonly rows: readonly ListedPerson[];
  readonly onChange: (person: ListedPerson) => void;
}

function Rows({ rows, onChange }: RowsProps) {
  const t = useT(peopleTexts);
  const write = useWrite();
  const now = useNow();
  const { name: own } = usePerson();
  if (rows.length === 0) return <Empty>{t('none')}</Empty>;
  const columns: readonly Column<ListedPerson>[] = [
    {
      id: 'name',
      title: t('name'),
      cell: ({ name, displayName }) => (
        <div>
          <strong>{displayName}</strong>
          <p className={views['quiet']}>{name}</p>
        </div>
      ),
    },
    {
      id: 'state',
      title: t('state'),
      cell: ({ state }) => (
        <span
          className={views['mark']}
          data-tone={{ active: 'good', invited: 'gold', disabled: 'bad' }[state]}
        >
          {t(`state.${state}`)}
        </span>
      ),
    },
    { id: 'role', title: t('role'), cell: ({ role }) => t(`role.${role}`) },
    {
      id: 'remotes',
      title: t('remotes'),
      cell: ({ remotes }) => remotes?.join(', ') ?? t('all-remotes'),
    },
    {
      id: 'factors',
      title: t('factors'),
      cell: ({ passkeys, totp }) =>
        [t('passkeys', { count: passkeys }), ...(totp ? [t('totp')] : [])].join(' · '),
    },
    {
      id: 'seen',
      title: t('seen'),
      cell: ({ seenAt }) => (seenAt === null ? t('never') : write.ago(seenAt, now)),
    },
    {
      id: 'do',
      title: t('do'),
      cell: (person) =>
        person.name === own ? (
          <span className={views['quiet']}>{t('yourself')}</span>
        ) : (
          <div className={views['row']}>
            <Button size="small" variant="quiet" onClick={() => onChange(person)}>
              {t('change')}
            </Button>
            <OrderButton least="admin" variant="quiet" order={invite(person)}>
              {t('invite-again')}
            </OrderButton>
            {person.state !== 'disabled' && (
              <OrderButton least="admin" isRed order={disable(person)}>
                {t('disable')}
              </OrderButton>
            )}
          </div>
        ),
    },
  ];
  return <Table caption={t('title')} columns={columns} rows={rows} keyOf={({ name }) => name} />;
}
