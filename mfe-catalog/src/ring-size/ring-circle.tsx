import { ringMicrometres } from '@suvarna/contracts/measurements';
import { RING_CIRCUMFERENCE_TENTH_MM, ringNames, ringSizeOf, ringSizes } from '@suvarna/contracts/sizes';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { MinusIcon, PlusIcon } from '@suvarna/ui/icon';
import { RoundButton } from '@suvarna/ui/round-button';
import { ringSizeTexts } from '#texts/ring-size';
import styles from './ring-size.module.css';

const SIZES = ringSizes(1, RING_CIRCUMFERENCE_TENTH_MM.length);
const UM_PER_MM = 1_000;

interface RingCircleProps {
  /** Indian ring size. */
  readonly size: string;
  readonly pxPerMm: number;
  readonly onSize: (size: string) => void;
}

/** A circle as large as the inside of a ring, one size smaller or larger at a tap, with its names everywhere. */
export function RingCircle({ size, pxPerMm, onSize }: RingCircleProps) {
  const t = useT(ringSizeTexts);
  const { currency } = useRemoteContext();
  const at = SIZES.indexOf(size);
  const step = (by: number): void => onSize(SIZES[at + by] ?? size);
  const um = ringMicrometres(size) ?? 0;
  const across = um / Math.PI / UM_PER_MM;
  const px = across * pxPerMm;
  const names = ringSizeOf({ id: size, label: '', names: ringNames('ring', size) }, currency)?.all ?? size;
  return (
    <>
      <svg
        className={styles.circle}
        role="img"
        aria-label={t('circle', { across: across.toFixed(1) })}
        width={px + 2}
        height={px + 2}
        viewBox={`0 0 ${px + 2} ${px + 2}`}
      >
        <circle cx={px / 2 + 1} cy={px / 2 + 1} r={px / 2 + 0.5} />
      </svg>
      <div className={styles.row}>
        <RoundButton label={t('circle.smaller')} onClick={() => step(-1)}>
          <MinusIcon />
        </RoundButton>
        <p className={styles.named} role="status">
          <strong>{names}</strong>
          <span>
            {t('circle.measures', { around: (um / UM_PER_MM).toFixed(1), across: across.toFixed(1) })}
          </span>
        </p>
        <RoundButton label={t('circle.larger')} onClick={() => step(1)}>
          <PlusIcon />
        </RoundButton>
      </div>
    </>
  );
}
