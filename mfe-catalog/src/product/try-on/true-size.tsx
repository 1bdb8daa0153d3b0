import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { useState } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { tryOnTexts } from '#texts/try-on';
import { ringSizeTexts } from '#texts/ring-size';
import { likelyCardPx, pxPerMmOf } from '../../ring-size/card-scale.model.ts';
import { MatchCard } from '../../ring-size/match-card.tsx';
import type { Choice, ProductView } from '../product.model.ts';
import type { DrawnPiece, DrawPiece } from './drawn-piece.ts';
import { RingSizer } from './ring-sizer.tsx';
import { SizedPicture } from './sized-picture.tsx';
import styles from './true-size.module.css';

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
  const t = useT(tryOnTexts);
  const sayOfSize = useT(ringSizeTexts);
  const [cardPx, setCardPx] = useState(() => likelyCardPx(globalThis.innerWidth));
  const [matched, setMatched] = useState(false);
  const drawn = useDrawnRing({ product, choice, drawPiece, wanted: matched });
  const pxPerMm = pxPerMmOf(cardPx);

  if (!matched) return <MatchCard cardPx={cardPx} onChange={setCardPx} onFits={() => setMatched(true)} />;
  return (
    // Another step: what had the focus in the one before is gone.
    <div key="matched" className={styles.size}>
      {typeof drawn === 'object' && (
        <div className={styles.stage}>
          <SizedPicture
            piece={drawn[0]}
            pxPerMm={pxPerMm}
            label={t('ring.ahead', { title: product.title })}
          />
          <SizedPicture
            piece={drawn[1]}
            pxPerMm={pxPerMm}
            label={t('ring.above', { title: product.title })}
            finger
          />
        </div>
      )}
      <p ref={takeLostFocus} className={styles.words} role="status" tabIndex={-1}>
        {t(drawn === undefined ? 'ring.drawing' : drawn === 'failed' ? 'ring.failed' : 'ring.shown')}
      </p>
      <RingSizer product={product} choice={choice} pxPerMm={pxPerMm} onPick={onPick} onKept={onKept} />
      <Button variant="secondary" onClick={() => setMatched(false)}>
        {sayOfSize('card.again')}
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
