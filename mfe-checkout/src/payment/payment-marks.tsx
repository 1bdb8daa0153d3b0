import type { PaymentMode } from '@suvarna/contracts/api/checkout';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import styles from './payment-marks.module.css';

/** Drawn for this store on a 24 grid: signs of ways to pay, none of anybody's brand. */
const MARKS = {
  upi: 'M7 3.5h10v17H7zM10.5 17.5h3M9.5 9l2.5 3 2.5-3M12 6.5V12',
  card: 'M3 6h18v12H3zM3 10h18M6 14.5h4',
  bank: 'M3.5 9 12 4l8.5 5zM5.5 9v8M10 9v8M14 9v8M18.5 9v8M3.5 20h17',
  wallet: 'M4 7h15v12H4zM4 7l11-3v3M15 13h4',
  cash: 'M3 7h18v10H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  months: 'M4 6h16v14H4zM4 10h16M8.5 3.5V8M15.5 3.5V8M9 15h6',
} as const;
type Mark = keyof typeof MARKS;

const ONLINE: readonly Mark[] = ['upi', 'card', 'bank', 'wallet'];
const MARKS_OF: Readonly<Record<PaymentMode, readonly Mark[]>> = {
  sandbox: ONLINE,
  razorpay: ONLINE,
  cod: ['cash'],
  emi: ['months'],
};

function Sign({ mark }: { readonly mark: Mark }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={MARKS[mark]} />
    </svg>
  );
}

/** One sign, beside its name. */
export function MarkSign({ mark }: { readonly mark: Mark }) {
  return (
    <span className={`${styles['marks']} ${styles['mark']} ${styles['alone']}`}>
      <Sign mark={mark} />
    </span>
  );
}

interface PaymentMarksProps {
  readonly mode: PaymentMode;
  /** UPI, net banking and wallets are India's own. */
  readonly abroad: boolean;
}

/** What can be paid with on this way, each with its sign and its name. */
export function PaymentMarks({ mode, abroad }: PaymentMarksProps) {
  const { t } = useRemoteContext();
  const marks = abroad && MARKS_OF[mode] === ONLINE ? (['card'] as const) : MARKS_OF[mode];
  return (
    <span className={styles['marks']}>
      {marks.map((mark) => (
        <span key={mark} className={styles['mark']}>
          <Sign mark={mark} />
          {t(`payment.mark.${mark}`)}
        </span>
      ))}
    </span>
  );
}
