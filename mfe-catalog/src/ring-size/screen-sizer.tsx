import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { useState } from 'react';
import { ringSizeTexts } from '#texts/ring-size';
import { MEASUREMENTS } from '../paths.ts';
import { likelyCardPx, pxPerMmOf } from './card-scale.model.ts';
import { MatchCard } from './match-card.tsx';
import { RingCircle } from './ring-circle.tsx';
import styles from './ring-size.module.css';

/** A size in the middle of what is worn: from there it is few taps either way. */
const FIRST = '12';

/** The size of a ring that lies on the screen: first the card, then the circle. */
export function ScreenSizer() {
  const t = useT(ringSizeTexts);
  const href = useHref();
  const [cardPx, setCardPx] = useState(() => likelyCardPx(globalThis.innerWidth));
  const [matched, setMatched] = useState(false);
  const [size, setSize] = useState(FIRST);
  if (!matched) return <MatchCard cardPx={cardPx} onChange={setCardPx} onFits={() => setMatched(true)} />;
  return (
    <div className={styles.size}>
      {/* The step before is gone with what had the focus. */}
      <p ref={takeLostFocus} className={styles.words} tabIndex={-1}>
        {t('how')}
      </p>
      <RingCircle size={size} pxPerMm={pxPerMmOf(cardPx)} onSize={setSize} />
      <ButtonLink variant="secondary" href={href(`${MEASUREMENTS}?ring=${size}`)} rel="nofollow">
        {t('keep', { size })}
      </ButtonLink>
      <Button variant="quiet" onClick={() => setMatched(false)}>
        {t('card.again')}
      </Button>
    </div>
  );
}
