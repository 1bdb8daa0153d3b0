import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import styles from './landing.module.css';

const INSTALMENTS = Array.from({ length: GOLDEN_BOUNTY.months }, (_, index) => index + 1);

/** The plan as a picture; the words beside it say the same. */
export function InstalmentBars() {
  return (
    <ul className={styles['bars']} aria-hidden="true">
      {INSTALMENTS.map((instalment) => (
        <li key={instalment}>{instalment}</li>
      ))}
      <li data-ours>{`+${GOLDEN_BOUNTY.copayPercent}%`}</li>
    </ul>
  );
}
