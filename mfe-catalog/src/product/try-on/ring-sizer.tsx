import type { MeasuredPerson } from '@suvarna/contracts/api/measurements';
import { ringMicrometres } from '@suvarna/contracts/measurements';
import { ringSizeOf } from '@suvarna/contracts/ring-size';
import { RING_CIRCUMFERENCE_TENTH_MM, ringNames, ringSizes } from '@suvarna/contracts/sizes';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { MinusIcon, PlusIcon } from '@suvarna/ui/icon';
import { RoundButton } from '@suvarna/ui/round-button';
import { useState } from 'react';
import { choicePath, type Choice, type ProductView } from '../product.model.ts';
import { KeepMeasured } from './keep-measured.tsx';
import styles from './true-size.module.css';
import { useSay } from './use-say.ts';

const SIZES = ringSizes(1, RING_CIRCUMFERENCE_TENTH_MM.length);
const UM_PER_MM = 1_000;

interface RingSizerProps {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly pxPerMm: number;
  readonly onPick: (size: string) => void;
  readonly onKept: (person: MeasuredPerson) => void;
}

/** A circle as large as the inside of a ring: the size of a ring that fits is the circle it lies around. */
export function RingSizer({ product, choice, pxPerMm, onPick, onKept }: RingSizerProps) {
  const say = useSay();
  const { currency } = useRemoteContext();
  const [size, setSize] = useState(choice.size || product.defaultSize);
  const at = SIZES.indexOf(size);
  const step = (by: number): void => setSize(SIZES[at + by] ?? size);
  const um = ringMicrometres(size) ?? 0;
  const across = um / Math.PI / UM_PER_MM;
  const px = across * pxPerMm;
  const names = ringSizeOf({ id: size, label: '', names: ringNames('ring', size) }, currency)?.all ?? size;
  const isOffered = product.sizes.some(({ id }) => id === size);

  return (
    <section className={styles.sizer} aria-labelledby="ring-sizer">
      <h3 id="ring-sizer">{say('sizer.title')}</h3>
      <p className={styles.words}>{say('sizer.how')}</p>
      <svg
        className={styles.circle}
        role="img"
        aria-label={say('sizer.circle', { across: across.toFixed(1) })}
        width={px + 2}
        height={px + 2}
        viewBox={`0 0 ${px + 2} ${px + 2}`}
      >
        <circle cx={px / 2 + 1} cy={px / 2 + 1} r={px / 2 + 0.5} />
      </svg>
      <div className={styles.row}>
        <RoundButton label={say('sizer.smaller')} onClick={() => step(-1)}>
          <MinusIcon />
        </RoundButton>
        <p className={styles.named} role="status">
          <strong>{names}</strong>
          <span>
            {say('sizer.measures', { around: (um / UM_PER_MM).toFixed(1), across: across.toFixed(1) })}
          </span>
        </p>
        <RoundButton label={say('sizer.larger')} onClick={() => step(1)}>
          <PlusIcon />
        </RoundButton>
      </div>
      <div className={styles.doings}>
        {size === choice.size ? (
          <p>{say('sizer.chosen', { size })}</p>
        ) : isOffered ? (
          <Button variant="secondary" onClick={() => onPick(size)}>
            {say('sizer.choose', { size })}
          </Button>
        ) : (
          <p>{say('sizer.not-made', { size })}</p>
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
