import { differenceTexts } from '#texts/difference';
import type { Difference } from '../api/answers.ts';
import { useT } from '../frame/language.tsx';
import { Empty } from '../views/loaded.tsx';
import { Panel } from '../views/page.tsx';
import { Table, type Column } from '../views/table.tsx';

interface Row {
  readonly language: string;
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

/** What shoppers will read that they did not read before. */
export function TextsPanel({ texts }: Pick<Difference, 'texts'>) {
  const t = useT(differenceTexts);
  const rows: readonly Row[] = [
    ...texts.changed,
    ...texts.added.map(({ language, key, text }) => ({ language, key, from: '', to: text })),
    ...texts.removed.map(({ language, key, text }) => ({ language, key, from: text, to: '' })),
  ];
  const columns: readonly Column<Row>[] = [
    { id: 'language', title: t('language'), cell: ({ language }) => language },
    { id: 'key', title: t('key'), cell: ({ key }) => <code>{key}</code> },
    { id: 'from', title: t('before'), cell: ({ language, from }) => <span lang={language}>{from}</span> },
    { id: 'to', title: t('after'), cell: ({ language, to }) => <span lang={language}>{to}</span> },
  ];
  return (
    <Panel title={t('texts')}>
      {rows.length === 0 ? (
        <Empty>{t('texts.same')}</Empty>
      ) : (
        <Table
          caption={t('texts')}
          columns={columns}
          rows={rows}
          keyOf={({ language, key, from }) => `${language} ${key} ${from === ''}`}
        />
      )}
    </Panel>
  );
}
