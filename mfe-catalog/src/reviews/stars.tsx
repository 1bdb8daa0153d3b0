import styles from './stars.module.css';

const STAR = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';
const PLACES = [0, 1, 2, 3, 4];

interface StarsProps {
  /** Tenths of a star. */
  readonly tenths: number;
  /** `4.6 of 5 stars` */
  readonly label: string;
}

/** Stars as a picture with a name. */
export function Stars({ tenths, label }: StarsProps) {
  return (
    <svg className={styles.stars} viewBox="0 0 120 24" role="img" aria-label={label}>
      <Row className={styles.off} />
      {/* What is beyond the width of an inner drawing is cut off. */}
      <svg width={tenths * 2.4} height="24">
        <Row className={styles.on} />
      </svg>
    </svg>
  );
}

function Row({ className }: { readonly className: string | undefined }) {
  return (
    <g className={className}>
      {PLACES.map((place) => (
        <path key={place} d={STAR} transform={`translate(${place * 24})`} />
      ))}
    </g>
  );
}
