import { Link } from '@tanstack/react-router';
import { liveTexts } from '#texts/live';
import type { Live, Rules } from '../api/answers.ts';
import { useNow } from '../frame/freshness.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { heldUpNow } from '../rules/rules.model.ts';
import views from '../views/views.module.css';
import styles from './live.module.css';

/** What goes on beside the remotes: a canary, composers that are behind, a freeze, orders that wait. */
export function Strips({ live, rules }: { readonly live: Live; readonly rules: Rules | undefined }) {
  const t = useT(liveTexts);
  const write = useWrite();
  const now = useNow();
  const { canary, composers } = live;
  const freeze = rules && heldUpNow(rules.freezes, now);
  const waiting = rules?.orders.filter(({ state }) => state === 'waiting') ?? [];
  return (
    <ul className={styles['strips']}>
      {canary && (
        <li data-tone="gold">
          <Link to="/canary" className={views['link']}>
            {t('canary', {
              state: t(`canary.${canary.state}`),
              percent: write.percent(canary.percent / 100),
              versions: Object.entries(canary.versions)
                .map(([remote, version]) => `${remote} ${version}`)
                .join(', '),
            })}
          </Link>
        </li>
      )}
      {freeze && (
        <li data-tone="gold">
          <Link to="/rules" className={views['link']}>
            {t('freeze', { until: write.time(freeze.ends), by: freeze.by })}
          </Link>
          <span className={views['quiet']}>{freeze.reason}</span>
        </li>
      )}
      {waiting.length > 0 && (
        <li>
          <Link to="/rules" className={views['link']}>
            {t('waiting', { count: waiting.length })}
          </Link>
        </li>
      )}
      <li data-tone={composers.behind > 0 || composers.running === 0 ? 'bad' : undefined}>
        <Link to="/composers" className={views['link']}>
          {composers.behind > 0
            ? t('composers.behind', { count: composers.running, behind: composers.behind })
            : t('composers', { count: composers.running })}
        </Link>
      </li>
    </ul>
  );
}
