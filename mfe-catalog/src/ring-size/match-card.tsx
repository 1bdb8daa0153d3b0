import { Button } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { MinusIcon, PlusIcon } from '@suvarna/ui/icon';
import { RoundButton } from '@suvarna/ui/round-button';
import { useT } from '@suvarna/remote-kit/hooks';
import { ringSizeTexts } from '#texts/ring-size';
import { CardOutline } from './card-outline.tsx';
import { CARD_PX, inRange, NARROW, pxPerMmOf } from './card-scale.model.ts';
import styles from './ring-size.module.css';

interface MatchCardProps {
  /** CSS pixels of the drawn card's width. */
  readonly cardPx: number;
  readonly onChange: (cardPx: number) => void;
  readonly onFits: () => void;
}

/** A drawn bank card is made as large as a real one: then the screen's millimetre is known. */
export function MatchCard({ cardPx, onChange, onFits }: MatchCardProps) {
  const t = useT(ringSizeTexts);
  const change = (px: number): void => onChange(inRange(px));
  return (
    <div className={styles.size}>
      <p className={styles.words}>{t('card.why')}</p>
      <CardOutline
        pxPerMm={pxPerMmOf(cardPx)}
        upright={globalThis.innerWidth < NARROW}
        label={t('card.card')}
      />
      <div className={styles.row}>
        <RoundButton label={t('card.narrower')} onClick={() => change(cardPx - 1)}>
          <MinusIcon />
        </RoundButton>
        <input
          ref={takeLostFocus}
          className={styles.slider}
          type="range"
          min={CARD_PX.least}
          max={CARD_PX.most}
          value={cardPx}
          aria-label={t('card.slider')}
          aria-valuetext={t('card.width', { px: cardPx })}
          onChange={(event) => change(Number(event.target.value))}
        />
        <RoundButton label={t('card.wider')} onClick={() => change(cardPx + 1)}>
          <PlusIcon />
        </RoundButton>
      </div>
      <Button onClick={onFits}>{t('card.fits')}</Button>
    </div>
  );
}
