import { CARD_MM } from './card-scale.model.ts';
import styles from './ring-size.module.css';

interface CardOutlineProps {
  readonly pxPerMm: number;
  /** A phone is narrower than a card: there its short side is matched, and its lower end is left out. */
  readonly upright: boolean;
  readonly label: string;
}

/** Millimetres of an upright card that are drawn. */
const UPRIGHT_MM = 44;

export function CardOutline({ pxPerMm, upright, label }: CardOutlineProps) {
  const [width, height] = upright ? [CARD_MM.height, UPRIGHT_MM] : [CARD_MM.width, CARD_MM.height];
  const whole = upright ? CARD_MM.width : CARD_MM.height;
  return (
    <svg
      className={styles.card}
      role="img"
      aria-label={label}
      width={width * pxPerMm}
      height={height * pxPerMm}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect
        className={styles.plastic}
        x="0.2"
        y="0.2"
        width={width - 0.4}
        height={whole - 0.4}
        rx={CARD_MM.corner}
      />
      <rect
        className={styles.chip}
        x={upright ? 22.5 : 10}
        y={upright ? 12 : 19}
        width={upright ? 9 : 12}
        height={upright ? 12 : 9}
        rx="1.5"
      />
      {!upright && <path className={styles.lines} d="M10 36h46M10 42h28" />}
    </svg>
  );
}
