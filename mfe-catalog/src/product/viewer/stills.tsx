import { useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { Picture as PictureImage } from '@suvarna/ui/picture';
import { useState } from 'react';
import { viewIn3dTexts } from '#texts/view-in-3d';
import type { Picture } from '../product.model.ts';
import { useDrawn } from '../pictures/use-drawn.ts';
import styles from './viewer-dialog.module.css';

export type WhyStills = 'none' | 'software' | 'slow' | 'failed';

interface StillsProps {
  readonly pictures: readonly Picture[];
  readonly title: string;
  readonly why: WhyStills;
  readonly onInsist?: (() => void) | undefined;
}

/** Worn, from close by and beside a coin it is not the piece from another side. */
const turns = ({ view }: Picture): boolean => !['worn', 'macro', 'scale'].includes(view);

/** The pictures there are, turned through with a slider. */
export function Stills({ pictures, title, why, onInsist }: StillsProps) {
  const t = useT();
  const viewIn3dT = useT(viewIn3dTexts);
  const [chosen, setAt] = useState(0);
  const { there: sides } = useDrawn(pictures.filter(turns));
  // One before it may have been left out.
  const at = Math.min(chosen, Math.max(sides.length - 1, 0));
  const shown = sides[at];
  const name = shown ? t('product.picture', { title, view: t(`view.${shown.view}`) }) : '';
  return (
    <div className={styles.viewer}>
      <p ref={takeLostFocus} className={styles.words} role="status" tabIndex={-1}>
        {viewIn3dT(`view3d.why.${why}`)}
      </p>
      <div className={styles.stage}>
        {sides.map((picture, index) => (
          <div key={picture.src} className={styles.still} hidden={index !== at}>
            <PictureImage
              src={picture.src}
              alt={index === at ? name : ''}
              sizes="(width < 40rem) 92vw, 36rem"
              className={styles.fill}
            />
          </div>
        ))}
      </div>
      {sides.length > 1 && (
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={sides.length - 1}
          step={1}
          value={at}
          aria-label={viewIn3dT('view3d.turn')}
          aria-valuetext={name}
          onChange={(event) => setAt(Number(event.target.value))}
        />
      )}
      {onInsist && (
        <Button variant="secondary" onClick={onInsist}>
          {viewIn3dT('view3d.anyway')}
        </Button>
      )}
    </div>
  );
}
