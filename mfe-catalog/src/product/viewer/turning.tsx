import { takeLostFocus } from '@suvarna/ui/focus';
import { pressedKey } from '@suvarna/ui/pressed-key';
import { useRef, useState } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { viewIn3dTexts } from '#texts/view-in-3d';
import type { Choice, ProductView } from '../product.model.ts';
import { Controls } from './controls.tsx';
import { keyAction } from './gestures.ts';
import type { WhyStills } from './stills.tsx';
import { useStage } from './use-stage.ts';
import styles from './viewer-dialog.module.css';

interface TurningProps {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly words: string;
  /** The shopper knows that it is slow here, and wants it. */
  readonly insisted: boolean;
  readonly onGiveUp: (why: WhyStills) => void;
}

/** The piece itself, in the hand. */
export function Turning({ product, choice, words, insisted, onGiveUp }: TurningProps) {
  const t = useT(viewIn3dTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [colour, setColour] = useState(choice.colour);
  const [coin, setCoin] = useState(false);
  const { stage, state, sight } = useStage(canvas, {
    product,
    choice,
    colour,
    coin,
    words,
    insisted,
    onGiveUp,
  });
  return (
    <div className={styles.viewer}>
      <div
        ref={takeLostFocus}
        className={styles.stage}
        role="application"
        tabIndex={0}
        aria-label={t('view3d.stage')}
        aria-busy={state === 'loading'}
        data-state={state}
        onKeyDown={(event) => {
          const act =
            stage && !event.ctrlKey && !event.metaKey && !event.altKey
              ? keyAction(pressedKey(event), stage.hand)
              : undefined;
          if (!act) return;
          event.preventDefault();
          act();
        }}
      >
        <canvas ref={canvas} className={styles.canvas} />
        {state === 'loading' && (
          <p className={styles.loading} role="status">
            {t('view3d.loading')}
          </p>
        )}
      </div>
      <p className={styles.words}>{t('view3d.hint')}</p>
      <Controls
        hand={stage?.hand}
        colours={product.colours}
        colour={colour}
        onColour={setColour}
        coin={coin}
        onCoin={setCoin}
        onRead={sight ? () => stage?.hand.look(sight) : undefined}
      />
    </div>
  );
}
