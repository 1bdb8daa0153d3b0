import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { session, signInPath } from '@suvarna/session';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { useState } from 'react';
import { tryOnTexts } from '#texts/try-on';
import { useOnDemand } from '../use-on-demand.ts';
import styles from './true-size.module.css';

const load = () => import(/* webpackChunkName: "keep-size" */ '../for-whom/keep-size.tsx');

interface KeepMeasuredProps {
  readonly size: string;
  /** Where a shopper comes back to who signs in first. */
  readonly path: string;
  readonly onKept: (person: MeasuredPerson) => void;
}

/** Keeps the measured size among the customer's; a shopper who is not signed in is asked to sign in. */
export function KeepMeasured({ size, path, onKept }: KeepMeasuredProps) {
  const t = useT(tryOnTexts);
  const href = useHref();
  const { part, open, busy, show } = useOnDemand(load);
  const [kept, setKept] = useState(false);
  if (kept)
    return (
      <p ref={takeLostFocus} tabIndex={-1} className={styles.doings} role="status">
        {t('sizer.kept', { size })}
      </p>
    );
  if (session.storedToken() === null)
    return (
      <div className={styles.doings}>
        <p>{t('sizer.guest')}</p>
        <ButtonLink variant="secondary" href={signInPath(href(path))}>
          {t('sizer.sign-in')}
        </ButtonLink>
      </div>
    );
  if (part && open)
    return (
      // The button that was pressed is gone.
      <div ref={takeLostFocus} tabIndex={-1} className={styles.kept}>
        <part.KeepSize
          kind="ring"
          size={size}
          onKept={(person) => {
            setKept(true);
            onKept(person);
          }}
        />
      </div>
    );
  return (
    <div className={styles.doings}>
      <Button variant="secondary" busy={busy ? t('sizer.opening') : undefined} onClick={show}>
        {t('sizer.keep', { size })}
      </Button>
    </div>
  );
}
