import { Button } from '@suvarna/ui/button';
import { ordersTexts } from '#texts/orders';
import type { Changed, Live } from '../api/answers.ts';
import { useT } from '../frame/language.tsx';
import { useFailureText } from '../views/failure.tsx';
import type { Phase } from './order-flow.model.ts';
import styles from './order-dialog.module.css';

interface OrderNewsProps {
  readonly phase: Phase;
  /** What was live when the order was made. */
  readonly seen: Live;
  /** What is live by now. */
  readonly live: Live;
  readonly onLookAgain: () => void;
}

/** What the registry says to an order so far; each change of it is read aloud. */
export function OrderNews({ phase, seen, live, onLookAgain }: OrderNewsProps) {
  const t = useT(ordersTexts);
  const failureText = useFailureText();
  return (
    <div className={styles['news']} aria-live="polite" data-phase={phase.kind}>
      {phase.kind === 'checking' && <p className={styles['quiet']}>{t('checking')}</p>}
      {phase.kind === 'ready' && (
        <>
          <Planned seen={seen} planned={phase.planned} />
          {phase.checks.length > 0 && (
            <p className={styles['good']}>
              {t('checked', { count: phase.checks.length, checks: phase.checks.join(', ') })}
            </p>
          )}
        </>
      )}
      {phase.kind === 'unchecked' && <p className={styles['bad']}>{t('unchecked')}</p>}
      {phase.kind === 'refused' && (
        <div className={styles['bad']}>
          <p>{t('refused', { why: failureText(phase.refusal) })}</p>
          {phase.refusal.faults.length > 0 && (
            <ul>
              {phase.refusal.faults.map(({ check, fault }) => (
                <li key={check + fault}>
                  <strong>{check}</strong> {fault}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {phase.kind === 'stale' && (
        <div className={styles['bad']}>
          <p>{t('stale', { seen: seen.revision, live: phase.revision ?? live.revision })}</p>
          <ul>
            {live.remotes.map(({ remote, version, state }) => (
              <li key={remote}>
                {state === 'killed'
                  ? t('live-killed', { remote })
                  : t('live-at', { remote, version: version ?? '–' })}
              </li>
            ))}
          </ul>
          <Button size="small" variant="secondary" onClick={onLookAgain}>
            {t('look-again')}
          </Button>
        </div>
      )}
      {phase.kind === 'waits' && (
        <p className={styles['good']}>{t('waits', { order: phase.order ?? '', message: phase.message })}</p>
      )}
      {phase.kind === 'failed' && (
        <p className={styles['bad']}>{t('failed', { why: failureText(phase.error) })}</p>
      )}
    </div>
  );
}

/** From which to which, of every remote that the order moves. */
function Planned({ seen, planned }: { readonly seen: Live; readonly planned: Changed['planned'] }) {
  const t = useT(ordersTexts);
  if (!planned) return null;
  const moved = seen.remotes.flatMap(({ remote, version, state }) => {
    const next = planned.remotes[remote];
    const [from, to] = [state === 'killed', next?.killed === true];
    if (next?.version === version && from === to) return [];
    const name = (isKilled: boolean, of: string | null | undefined): string =>
      isKilled ? t('switched-off') : (of ?? '–');
    return [{ remote, from: name(from, version), to: name(to, next?.version) }];
  });
  return (
    <ul className={styles['moves']}>
      {moved.map(({ remote, from, to }) => (
        <li key={remote}>
          <strong>{remote}</strong> <span>{from}</span> <span aria-label={t('becomes')}>→</span>{' '}
          <strong>{to}</strong>
        </li>
      ))}
      <li className={styles['quiet']}>
        {t('revision-after', { from: seen.revision, to: planned.revision })}
      </li>
    </ul>
  );
}
