import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Button } from '@suvarna/ui/button';
import { Field, SelectField } from '@suvarna/ui/field';
import type { FormEvent } from 'react';
import { auditTexts } from '#texts/audit';
import { useApi } from '../api/api-context.tsx';
import type { Audit, AuditRow } from '../api/answers.ts';
import { auditQuery, type AuditFilter } from '../api/queries.ts';
import { useShownLive } from '../frame/freshness.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { Empty, Loaded, LoadMore } from '../views/loaded.tsx';
import { Page } from '../views/page.tsx';
import { Table, type Column } from '../views/table.tsx';
import { ACTIONS, useActionText } from './action-text.tsx';
import views from '../views/views.module.css';

const route = getRouteApi('/frame/audit');

/** Who did what, when and why: every row there ever was, and whether all of them still hold together. */
export function AuditPage() {
  const t = useT(auditTexts);
  const search = route.useSearch();
  const query = useInfiniteQuery(auditQuery(useApi(), search));
  return (
    <Page title={t('title')} lead={t('lead')} actions={<Verify />}>
      <Filters key={JSON.stringify(search)} />
      <Loaded query={query} lines={10}>
        {({ pages }) => <Rows rows={pages.flatMap(({ rows }) => rows)} />}
      </Loaded>
      <div>
        <LoadMore query={query} />
      </div>
    </Page>
  );
}

export function Rows({ rows }: { readonly rows: readonly AuditRow[] }) {
  const t = useT(auditTexts);
  const write = useWrite();
  const actionText = useActionText();
  if (rows.length === 0) return <Empty>{t('none')}</Empty>;
  const columns: readonly Column<AuditRow>[] = [
    { id: 'seq', title: t('row'), isNumber: true, cell: ({ seq }) => seq },
    { id: 'at', title: t('when'), cell: ({ at }) => <time dateTime={at}>{write.time(at)}</time> },
    { id: 'actor', title: t('who'), cell: ({ actor }) => actor },
    { id: 'action', title: t('what'), cell: ({ action }) => actionText(action) },
    {
      id: 'remote',
      title: t('remote'),
      cell: ({ subject, remote, version }) => [subject, remote, version].filter((part) => part).join(' '),
    },
    { id: 'revision', title: t('revision'), isNumber: true, cell: ({ revision }) => revision },
    { id: 'reason', title: t('why'), cell: ({ reason }) => reason },
  ];
  return <Table caption={t('title')} columns={columns} rows={rows} keyOf={({ seq }) => String(seq)} />;
}

/** What is looked for stands in the address, so that it can be sent to others. */
function Filters() {
  const t = useT(auditTexts);
  const { remote, actor, action } = route.useSearch();
  const navigate = route.useNavigate();
  const live = useShownLive();
  const actionText = useActionText();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    void navigate({ search: Object.fromEntries(given) as AuditFilter });
  };
  return (
    <form className={views['form']} onSubmit={submit} role="search">
      <SelectField name="remote" label={t('remote')} defaultValue={remote ?? ''}>
        <option value="">{t('all')}</option>
        {live.remotes.map((each) => (
          <option key={each.remote}>{each.remote}</option>
        ))}
      </SelectField>
      <Field name="actor" label={t('who')} defaultValue={actor ?? ''} autoComplete="off" />
      <SelectField name="action" label={t('what')} defaultValue={action ?? ''}>
        <option value="">{t('all')}</option>
        {ACTIONS.map((each) => (
          <option key={each} value={each}>
            {actionText(each)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        {t('filter')}
      </Button>
    </form>
  );
}

/** Walks the whole chain of hashes and signatures, and says in words what came of it. */
function Verify() {
  const t = useT(auditTexts);
  const api = useApi();
  const verify = useMutation({
    mutationFn: () => api.get<Audit>('audit', { limit: 1, verify: '1' }),
  });
  const verdict = verify.data?.verification;
  return (
    <div className={views['row']}>
      <Button
        size="small"
        variant="secondary"
        busy={verify.isPending ? t('verifying') : undefined}
        onClick={() => verify.mutate()}
      >
        {t('verify')}
      </Button>
      <p role="status">
        {verdict && (
          <span className={views['mark']} data-tone={verdict.ok ? 'good' : 'bad'}>
            {verdict.ok ? t('verified', { count: verdict.rows }) : t('broken', { why: verdict.why ?? '' })}
          </span>
        )}
        {verdict?.setBackBefore && verdict.setBackBefore.length > 0 && (
          <span className={views['mark']} data-tone="gold">
            {t('set-back', { rows: verdict.setBackBefore.join(', ') })}
          </span>
        )}
        {verify.isError && (
          <span className={views['mark']} data-tone="bad">
            {t('not-verified')}
          </span>
        )}
      </p>
    </div>
  );
}
