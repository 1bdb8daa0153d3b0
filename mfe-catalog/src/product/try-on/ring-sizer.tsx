import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { tryOnTexts } from '#texts/try-on';
import { RingCircle } from '../../ring-size/ring-circle.tsx';
import { choicePath, type Choice, type ProductView } from '../product.model.ts';
import { KeepMeasured } from './keep-measured.tsx';
import styles from './true-size.module.css';

interface RingSizerProps {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly pxPerMm: number;
  readonly onPick: (size: string) => void;
  readonly onKept: (person: MeasuredPerson) => void;
}

/** A circle as large as the inside of a ring: the size of a ring that fits is the circle it lies around. */
export function RingSizer({ product, choice, pxPerMm, onPick, onKept }: RingSizerProps) {
  const t = useT(tryOnTexts);
  const [size, setSize] = useState(choice.size || product.defaultSize);
  const isOffered = product.sizes.some(({ id }) => id === size);

  return (
    <section className={styles.sizer} aria-labelledby="ring-sizer">
      <h3 id="ring-sizer">{t('sizer.title')}</h3>
      <p className={styles.words}>{t('sizer.how')}</p>
      <RingCircle size={size} pxPerMm={pxPerMm} onSize={setSize} />
      <div className={styles.doings}>
        {size === choice.size ? (
          <p>{t('sizer.chosen', { size })}</p>
        ) : isOffered ? (
          <Button variant="secondary" onClick={() => onPick(size)}>
            {t('sizer.choose', { size })}
          </Button>
        ) : (
          <p>{t('sizer.not-made', { size })}</p>
        )}
      </div>
      {/* Another size is another thing to keep. */}
      <KeepMeasured
        key={size}
        size={size}
        path={choicePath(product.path, isOffered ? { ...choice, size } : choice)}
        onKept={onKept}
      />
    </section>
  );
}
