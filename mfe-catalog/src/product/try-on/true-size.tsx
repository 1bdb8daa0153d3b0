import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import type { Sight } from '@suvarna/jewellery-model/worn/portrait';
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
import { isRing, sightsOf } from './where-worn.ts';
import styles from './true-size.module.css';

interface TrueSizeProps {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly drawPiece: DrawPiece;
  readonly onPick: (size: string) => void;
  readonly onKept: (person: MeasuredPerson) => void;
}

type Drawn = readonly { readonly sight: Sight; readonly piece: DrawnPiece }[];

/** A piece as large on the screen as in the hand, once a drawn bank card was matched to a real one. */
export function TrueSize({ product, choice, drawPiece, onPick, onKept }: TrueSizeProps) {
  const t = useT(tryOnTexts);
  const sayOfSize = useT(ringSizeTexts);
  const [cardPx, setCardPx] = useState(() => likelyCardPx(globalThis.innerWidth));
  const [matched, setMatched] = useState(false);
  const ring = isRing(product);
  const what = ring ? 'ring' : 'piece';
  const drawn = useDrawn({ product, choice, drawPiece, wanted: matched });
  const pxPerMm = pxPerMmOf(cardPx);

  if (!matched) return <MatchCard cardPx={cardPx} onChange={setCardPx} onFits={() => setMatched(true)} />;
  return (
    // Another step: what had the focus in the one before is gone.
    <div key="matched" className={styles.size}>
      {typeof drawn === 'object' && (
        // A necklace is wider than a phone: it is scrolled to, by keys too.
        <div
          className={styles.stage}
          role="group"
          aria-label={t('title.size', { title: product.title })}
          tabIndex={0}
        >
          {drawn.map(({ sight, piece }) => (
            <SizedPicture
              key={sight}
              piece={piece}
              pxPerMm={pxPerMm}
              label={t(`${what}.${sight}`, { title: product.title })}
              finger={ring && sight === 'above'}
            />
          ))}
        </div>
      )}
      <p ref={takeLostFocus} className={styles.words} role="status" tabIndex={-1}>
        {t(`${what}.${typeof drawn === 'object' ? 'shown' : (drawn ?? 'drawing')}`)}
      </p>
      {ring && (
        <RingSizer product={product} choice={choice} pxPerMm={pxPerMm} onPick={onPick} onKept={onKept} />
      )}
      <Button variant="secondary" onClick={() => setMatched(false)}>
        {sayOfSize('card.again')}
      </Button>
    </div>
  );
}

function useDrawn({
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
      const draw = async (sight: Sight) => ({
        sight,
        piece: await drawPiece({ productId: product.id, choice, wornAt: 'held', sight }, signal),
      });
      return Promise.all(sightsOf(product).map(draw));
    },
    { keepsLast: true },
  );
  if (state.status === 'loading') return undefined;
  return state.status === 'failed' ? 'failed' : state.data;
}
