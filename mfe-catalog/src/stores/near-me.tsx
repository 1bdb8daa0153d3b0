import type { Point } from '@suvarna/contracts/stores';
import type { Translate } from '@suvarna/remote-kit/page';
import { Button } from '@suvarna/ui/button';
import { takeFocus, useFocusAfterCommit } from '@suvarna/ui/focus';
import { useRef, useState } from 'react';
import styles from './stores.module.css';

interface NearMeProps {
  readonly storesT: Translate;
  readonly onFound: (place: Point) => void;
}

type Step = 'idle' | 'why' | 'looking' | 'refused' | 'away';

/** Says why before the browser asks (specification S6.3), and what to do when it may not. */
export function NearMe({ storesT, onFound }: NearMeProps) {
  const [step, setStep] = useState<Step>('idle');
  const start = useRef<HTMLButtonElement>(null);
  const focus = useFocusAfterCommit();
  /** Grows with each end: what is found for a question of before it is for no shopper. */
  const ended = useRef(0);
  /** What was pressed is gone: back to where it began. */
  const end = (how: Step): void => {
    ended.current += 1;
    setStep(how);
    focus(() => start.current);
  };
  const look = (): void => {
    setStep('looking');
    const asked = ended.current;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (asked !== ended.current) return;
        end('idle');
        onFound({ lat: coords.latitude, lng: coords.longitude });
      },
      ({ code, PERMISSION_DENIED }) => {
        if (asked === ended.current) end(code === PERMISSION_DENIED ? 'refused' : 'away');
      },
      { maximumAge: 300_000, timeout: 15_000 },
    );
  };
  if (step === 'why' || step === 'looking')
    return (
      <div
        className={styles['why']}
        role="group"
        tabIndex={-1}
        ref={takeFocus}
        aria-label={storesT('locate')}
      >
        <p>{storesT('locate-why')}</p>
        <p className={styles['actions']}>
          <Button busy={step === 'looking' ? storesT('locating') : undefined} onClick={look}>
            {storesT('locate-go')}
          </Button>
          <Button variant="quiet" onClick={() => end('idle')}>
            {storesT('locate-no')}
          </Button>
        </p>
      </div>
    );
  return (
    <div>
      <Button ref={start} variant="secondary" onClick={() => setStep('why')}>
        {storesT('locate')}
      </Button>
      <p className={styles['fault']} role="alert">
        {step === 'refused' && storesT('location-needed')}
        {step === 'away' && storesT('location-away')}
      </p>
    </div>
  );
}
