import { liveTexts } from '#texts/live';
import { useT, useWrite } from '../frame/language.tsx';
import { isBad, isFaulty, sparkline, type Figures } from './health.model.ts';
import views from '../views/views.module.css';
import styles from './live.module.css';

/** How a remote does for shoppers: faulty sessions as a line and a number, and how fast it is for three of four. */
export function HealthCell({ figures }: { readonly figures: Figures }) {
  const t = useT(liveTexts);
  const write = useWrite();
  const { sessions, faulty, lcp75, inp75, line } = figures;
  if (sessions === 0) return <span className={views['quiet']}>{t('no-sessions')}</span>;
  return (
    <div className={styles['health']}>
      <svg className={styles['spark']} viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={sparkline(line)} data-bad={isFaulty(figures) || undefined} />
      </svg>
      <span data-bad={isFaulty(figures) || undefined}>
        {t('faulty', { part: write.percent(faulty / sessions), sessions: write.number(sessions) })}
      </span>
      <span className={styles['vitals']}>
        <span data-bad={isBad('lcp75', lcp75) || undefined}>
          <abbr title={t('lcp.title')}>LCP</abbr> {write.duration(lcp75)}
        </span>
        <span data-bad={isBad('inp75', inp75) || undefined}>
          <abbr title={t('inp.title')}>INP</abbr> {write.duration(inp75)}
        </span>
      </span>
    </div>
  );
}
