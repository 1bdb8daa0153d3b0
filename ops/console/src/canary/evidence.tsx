import { canaryTexts, texts } from '#texts/canary';
import type { Look, Verdict } from '../api/answers.ts';
import { useT, useWrite } from '../frame/language.tsx';
import { Empty } from '../views/loaded.tsx';
import { Table, type Column } from '../views/table.tsx';
import { isHarm, wayToHarm } from './evidence.model.ts';
import views from '../views/views.module.css';
import styles from './canary.module.css';

/** Each measure on its way to the bound from which it is called harm, and what was counted of both cohorts. */
export function Evidence({ verdict }: { readonly verdict: Verdict }) {
  const t = useT(canaryTexts);
  const write = useWrite();
  const measureText = useMeasureText();
  const columns: readonly Column<Look>[] = [
    { id: 'measure', title: t('measure'), cell: ({ measure }) => <strong>{measureText(measure)}</strong> },
    { id: 'bar', title: t('evidence'), cell: (look) => <Bar look={look} /> },
    { id: 'canary', title: t('in-canary'), isNumber: true, cell: ({ canary }) => write.number(canary) },
    { id: 'control', title: t('in-control'), isNumber: true, cell: ({ control }) => write.number(control) },
  ];
  const { canary, control } = verdict.totals;
  const cohorts = [
    { name: t('canary-cohort'), sums: canary },
    { name: t('control-cohort'), sums: control },
  ];
  return (
    <>
      <p className={styles['verdict']} data-kind={verdict.kind}>
        <VerdictText verdict={verdict} />
      </p>
      {verdict.looks.length === 0 ? (
        <Empty>{t('no-evidence')}</Empty>
      ) : (
        <Table
          caption={t('evidence')}
          columns={columns}
          rows={verdict.looks}
          keyOf={({ measure }) => measure}
        />
      )}
      <Table
        caption={t('cohorts')}
        columns={[
          { id: 'name', title: t('cohort'), cell: ({ name }) => name },
          {
            id: 'documents',
            title: t('documents'),
            isNumber: true,
            cell: ({ sums }) => write.number(sums.documents),
          },
          {
            id: 'sessions',
            title: t('sessions'),
            isNumber: true,
            cell: ({ sums }) => write.number(sums.sessions),
          },
          {
            id: 'faulty',
            title: t('faulty'),
            isNumber: true,
            cell: ({ sums }) =>
              sums.sessions === 0
                ? write.number(sums.faulty)
                : `${write.number(sums.faulty)} (${write.percent(sums.faulty / sums.sessions)})`,
          },
        ]}
        rows={cohorts}
        keyOf={({ name }) => name}
      />
    </>
  );
}

/** Measures of speed are called as browsers call them. */
function useMeasureText(): (measure: string) => string {
  const t = useT(canaryTexts);
  return (measure) => (`measure.${measure}` in texts.en ? t(`measure.${measure}`) : measure);
}

/** The decision in words. */
function VerdictText({ verdict }: { readonly verdict: Verdict }) {
  const t = useT(canaryTexts);
  const measureText = useMeasureText();
  const { kind, harmBy, laidTo, step } = verdict;
  if (kind === 'harm')
    return t(laidTo === null ? 'verdict.harm' : 'verdict.harm-by', {
      by: measureText(harmBy ?? ''),
      remote: laidTo ?? '',
    });
  if (kind === 'go-on' || kind === 'ask') return t(`verdict.${kind}`);
  return t('verdict.wait', { sessions: step.sessions, minutes: step.minutes });
}

const WIDTH = 160;
const HEIGHT = 12;

/** The log of the likelihood ratio against its bound. */
function Bar({ look }: { readonly look: Look }) {
  const t = useT(canaryTexts);
  const write = useWrite();
  const part = wayToHarm(look);
  return (
    <div className={styles['bar']}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('bar', { log: write.number(look.log, 2), bound: write.number(look.bound, 2) })}
      >
        <rect className={styles['track']} width={WIDTH} height={HEIGHT} rx={2} />
        <rect
          className={styles['fill']}
          data-bad={isHarm(look) || undefined}
          width={Math.max(1, part * WIDTH)}
          height={HEIGHT}
          rx={2}
        />
        <line className={styles['bound']} x1={WIDTH - 1} x2={WIDTH - 1} y1={0} y2={HEIGHT} />
      </svg>
      <span className={views['quiet']}>
        {t('bar.short', { log: write.number(look.log, 2), bound: write.number(look.bound, 2) })}
      </span>
    </div>
  );
}
