import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { remoteTexts } from '#texts/remote';
import { useApi } from '../api/api-context.tsx';
import type { Health } from '../api/answers.ts';
import { healthQuery } from '../api/queries.ts';
import { useT, useWrite } from '../frame/language.tsx';
import { Empty, Loaded } from '../views/loaded.tsx';
import { Panel } from '../views/page.tsx';
import { Table, type Column } from '../views/table.tsx';
import { linesOf, MEASURES, type Lines, type Measure } from './health-lines.model.ts';
import views from '../views/views.module.css';
import styles from './remote.module.css';

const HealthChart = lazy(async () => ({ default: (await import('./health-chart.tsx')).HealthChart }));
const SPANS = [6, 24, 72];

/** How a remote did for shoppers, by version and cohort. */
export function HealthPanel({ remote }: { readonly remote: string }) {
  const t = useT(remoteTexts);
  const [hours, setHours] = useState(SPANS[0] ?? 6);
  const [measure, setMeasure] = useState<Measure>('faulty');
  const query = useQuery(healthQuery(useApi(), hours));
  return (
    <Panel
      title={t('health')}
      aside={
        <div className={views['row']}>
          <label className={styles['choice']}>
            {t('measure')}{' '}
            <select
              value={measure}
              onChange={({ target }) =>
                setMeasure(MEASURES.find((each) => each === target.value) ?? 'faulty')
              }
            >
              {MEASURES.map((each) => (
                <option key={each} value={each}>
                  {t(`measure.${each}`)}
                </option>
              ))}
            </select>
          </label>
          <label className={styles['choice']}>
            {t('span')}{' '}
            <select value={hours} onChange={({ target }) => setHours(Number(target.value))}>
              {SPANS.map((each) => (
                <option key={each} value={each}>
                  {t('hours', { hours: each })}
                </option>
              ))}
            </select>
          </label>
        </div>
      }
    >
      <Loaded query={query} lines={5}>
        {(health) => <Chart health={health} remote={remote} measure={measure} hours={hours} />}
      </Loaded>
    </Panel>
  );
}

interface ChartProps {
  readonly health: Health;
  readonly remote: string;
  readonly measure: Measure;
  readonly hours: number;
}

function Chart({ health, remote, measure, hours }: ChartProps) {
  const t = useT(remoteTexts);
  const { percent, duration, number } = useWrite();
  const lines = useMemo(() => linesOf(health, remote, measure), [health, remote, measure]);
  const span = useMemo((): [number, number] => {
    const from = Date.parse(health.from) / 1_000;
    return [from, from + hours * 3_600];
  }, [health.from, hours]);
  const write = useCallback(
    (value: number): string =>
      measure === 'faulty' ? percent(value) : measure.endsWith('75') ? duration(value) : number(value),
    [measure, percent, duration, number],
  );
  if (lines.at.length === 0) return <Empty>{t('health.none')}</Empty>;
  return (
    <>
      <Suspense fallback={<div className={styles['chart']} />}>
        <HealthChart lines={lines} span={span} write={write} />
      </Suspense>
      <details>
        <summary className={views['link']}>{t('as-table')}</summary>
        <Figures lines={lines} caption={t(`measure.${measure}`)} write={write} />
      </details>
    </>
  );
}

interface FiguresProps {
  readonly lines: Lines;
  readonly caption: string;
  readonly write: (value: number) => string;
}

interface Row {
  /** Seconds since 1970. */
  readonly at: number;
  readonly place: number;
}

function Figures({ lines, caption, write }: FiguresProps) {
  const t = useT(remoteTexts);
  const { time } = useWrite();
  const columns: readonly Column<Row>[] = [
    { id: 'at', title: t('time'), cell: ({ at }) => time(new Date(at * 1_000).toISOString()) },
    ...lines.series.map(({ name, values }): Column<Row> => ({
      id: name,
      title: name,
      isNumber: true,
      cell: ({ place }) => {
        const value = values[place];
        return value === null || value === undefined ? '–' : write(value);
      },
    })),
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={lines.at.map((at, place): Row => ({ at, place })).toReversed()}
      keyOf={({ at }) => String(at)}
    />
  );
}
