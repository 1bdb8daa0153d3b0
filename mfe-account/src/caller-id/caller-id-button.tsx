import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { useAlive } from '@suvarna/ui/use-alive';
import { takeFocus } from '@suvarna/ui/focus';
import { useCallback, useRef } from 'react';
import styles from '../sign-in/sign-in.module.css';
import { useCallerId } from './use-caller-id.ts';

/** What a sign-in that ended without one says (specification §8). */
const SAYS = { rejected: 'caller-id.rejected', failed: 'caller-id.failed' } as const;

/** Signing in by the app that knows whose phone this is. The person confirms there; this page waits, and can be told not to. */
export function CallerIdButton({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useRemoteContext();
  const alive = useAlive();
  const { state, begin, cancel } = useCallerId(onSignedIn);
  // What was pressed is gone: the focus goes to what is in its place. The page itself begins without.
  const begun = useRef(false);
  const takeBack = useCallback((button: HTMLButtonElement | null) => {
    if (begun.current) takeFocus(button);
  }, []);

  return (
    <div className={styles['way']}>
      {state.kind === 'asking' ? (
        <div
          ref={takeFocus}
          tabIndex={-1}
          className={styles['waiting']}
          role="group"
          aria-label={t('caller-id.action')}
        >
          <p role="status">{t(state.url === null ? 'caller-id.beginning' : 'caller-id.confirm')}</p>
          {state.url !== null && (
            <ButtonLink href={state.url} target="_blank" rel="noopener" wide>
              {t('caller-id.open')}
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={cancel}>
            {t('caller-id.cancel')}
          </Button>
        </div>
      ) : (
        <Button
          ref={takeBack}
          variant="secondary"
          wide
          disabled={!alive}
          onClick={() => {
            begun.current = true;
            begin();
          }}
        >
          {t('caller-id.action')}
        </Button>
      )}
      <div role="alert">
        {(state.kind === 'rejected' || state.kind === 'failed') && (
          <p className={styles['failure']}>{t(SAYS[state.kind])}</p>
        )}
      </div>
    </div>
  );
}
