import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { useNearView } from '@suvarna/remote-kit/use-near-view';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { Skeleton } from '@suvarna/ui/skeleton';
import { useState } from 'react';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import styles from '../jewellery-box.module.css';
import { takingTurns } from './taking-turns.ts';

/** A browser has six connections to a store of its own; other calls want some, too. */
const inTurn = takingTurns(3);

interface PiecePhotosProps {
  readonly name: string;
  /** The first and the last that are shown, from 1 on. */
  readonly from: number;
  readonly to: number;
  /** What is read: another version may have other pictures. */
  readonly of: string;
  readonly read: (position: number, signal: AbortSignal) => Promise<string>;
}

/** Pictures a customer took: they lie behind the token, so they are fetched and not linked to. */
export function PiecePhotos({ name, from, to, of, read }: PiecePhotosProps) {
  if (to < from) return null;
  return (
    <ul className={styles['photos']}>
      {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((position) => (
        <Photo
          key={position}
          name={name}
          position={position}
          of={`${of} ${position}`}
          read={(signal) => read(position, signal)}
        />
      ))}
    </ul>
  );
}

interface PhotoProps {
  readonly name: string;
  readonly position: number;
  readonly of: string;
  readonly read: (signal: AbortSignal) => Promise<string>;
}

/** A box may have hundreds of them: what is far from the view is not read, and a few at once are. One that was asked for again takes the focus of the button that is gone. */
function Photo({ name, position, of, read }: PhotoProps) {
  const jewelleryBoxT = useT(jewelleryBoxTexts);
  const { t } = useRemoteContext();
  const [place, near] = useNearView('400px');
  const [again, setAgain] = useState(false);
  const { state, retry } = useRead(near ? of : null, (signal) =>
    inTurn(() => {
      signal.throwIfAborted();
      return read(signal);
    }),
  );
  const isFailed = state.status === 'failed';
  return (
    <li ref={place}>
      {state.status === 'ready' && (
        <img
          ref={again ? takeLostFocus : undefined}
          tabIndex={again ? -1 : undefined}
          src={state.data}
          alt={jewelleryBoxT('photo-of', { number: position, name })}
        />
      )}
      {state.status === 'loading' && !again && <Skeleton shape="picture" />}
      {(isFailed || (again && state.status === 'loading')) && (
        <span className={styles['unread']}>
          {jewelleryBoxT('photo-unread')}
          <Button
            variant="quiet"
            busy={isFailed ? undefined : jewelleryBoxT('photo-reading')}
            aria-label={jewelleryBoxT('photo-again', { number: position, name })}
            onClick={() => {
              setAgain(true);
              retry();
            }}
          >
            {t('again')}
          </Button>
        </span>
      )}
    </li>
  );
}
