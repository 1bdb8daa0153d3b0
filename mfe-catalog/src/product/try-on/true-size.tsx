import type { MeasuredPerson } from '@suvarna/contracts/api/measurements';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { MinusIcon, PlusIcon } from '@suvarna/ui/icon';
import { RoundButton } from '@suvarna/ui/round-button';
import { useState } from 'react';
import type { Choice, ProductView } from '../product.model.ts';
import type { DrawnPiece, DrawPiece } from './drawn-piece.ts';
import { CardOutline } from './card-outline.tsx';
import { RingSizer } from './ring-sizer.tsx';
import { SizedPicture } from './sized-picture.tsx';
import { CARD_PX, inRange, likelyCardPx, NARROW, pxPerMmOf } from './true-size.model.ts';
import styles from './true-size.module.css';
import { useSay } from './use-say.ts';

interface TrueSizeProps {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly drawPiece: DrawPiece;
  readonly onPick: (size: string) => void;
  readonly onKept: (person: MeasuredPerson) => void;
}

type Drawn = readonly [ahead: DrawnPiece, above: DrawnPiece];

/** A ring as large on the screen as in the hand, once a drawn bank card was matched to a real one. */
export function TrueSize({ product, choice, drawPiece, onPick, onKept }: TrueSizeProps) {
  const say = useSay();
  const [cardPx, setCardPx] = useState(() => likelyCardPx(globalThis.innerWidth));
  const [matched, setMatched] = useState(false);
  const drawn = useDrawnRing({ product, choice, drawPiece, wanted: matched });
  const pxPerMm = pxPerMmOf(cardPx);
  const change = (px: number): void => setCardPx(inRange(px));

  if (!matched) {
    return (
      <div className={styles.size}>
        <p className={styles.words}>{say('ring.why')}</p>
        <CardOutline pxPerMm={pxPerMm} upright={globalThis.innerWidth < NARROW} label={say('ring.card')} />
        <div className={styles.row}>
          <RoundButton label={say('ring.narrower')} onClick={() => change(cardPx - 1)}>
            <MinusIcon />
          </RoundButton>
          <input
            ref={takeLostFocus}
            className={styles.slider}
            type="range"
            min={CARD_PX.least}
            max={CARD_PX.most}
            value={cardPx}
            aria-label={say('ring.slider')}
            aria-valuetext={say('ring.width', { px: cardPx })}
            onChange={(event) => change(Number(event.target.value))}
          />
          <RoundButton label={say('ring.wider')} onClick={() => change(cardPx + 1)}>
            <PlusIcon />
          </RoundButton>
        </div>
        <Button onClick={() => setMatched(true)}>{say('ring.fits')}</Button>
      </div>
    );
  }
  return (
    // Another step: what had the focus in the one before is gone.
    <div key="matched" className={styles.size}>
      {typeof drawn === 'object' && (
        <div className={styles.stage}>
          <SizedPicture
            piece={drawn[0]}
            pxPerMm={pxPerMm}
            label={say('ring.ahead', { title: product.title })}
          />
          <SizedPicture
            piece={drawn[1]}
            pxPerMm={pxPerMm}
            label={say('ring.above', { title: product.title })}
            finger
          />
        </div>
      )}
      <p ref={takeLostFocus} className={styles.words} role="status" tabIndex={-1}>
        {say(drawn === undefined ? 'ring.drawing' : drawn === 'failed' ? 'ring.failed' : 'ring.shown')}
      </p>
      <RingSizer product={product} choice={choice} pxPerMm={pxPerMm} onPick={onPick} onKept={onKept} />
      <Button variant="secondary" onClick={() => setMatched(false)}>
        {say('ring.again')}
      </Button>
    </div>
  );
}

function useDrawnRing({
  product,
  choice,
  drawPiece,
  wanted,
}: Pick<TrueSizeProps, 'product' | 'choice' | 'drawPiece'> & { readonly wanted: boolean }):
  | Drawn
  | 'failed'
  | undefined {
  const { state } = useRead(
    wanted ? `${product.id} ${JSON.stringify(choice)}` : null,
    (signal): Promise<Drawn> => {
      const draw = (sight: 'ahead' | 'above') =>
        drawPiece({ productId: product.id, choice, wornAt: 'finger', sight }, signal);
      return Promise.all([draw('ahead'), draw('above')]);
    },
    { keepsLast: true },
  );
  if (state.status === 'loading') return undefined;
  return state.status === 'failed' ? 'failed' : state.data;
}
