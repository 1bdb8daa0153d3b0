import { Choice } from '../inputs/choice.tsx';
import styles from './payment-methods.module.css';

/** Drawn for this store on a 24 grid: signs of ways to pay, none of anybody's brand. */
const MARKS = {
  upi: 'M7 3.5h10v17H7zM10.5 17.5h3M9.5 9l2.5 3 2.5-3M12 6.5V12',
  card: 'M3 6h18v12H3zM3 10h18M6 14.5h4',
  bank: 'M3.5 9 12 4l8.5 5zM5.5 9v8M10 9v8M14 9v8M18.5 9v8M3.5 20h17',
  wallet: 'M4 7h15v12H4zM4 7l11-3v3M15 13h4',
  cash: 'M3 7h18v10H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  months: 'M4 6h16v14H4zM4 10h16M8.5 3.5V8M15.5 3.5V8M9 15h6',
} as const;
export type PaymentMark = keyof typeof MARKS;

/** What a page online takes in India, the most used first, each with its sign. */
const METHODS = [
  { method: 'upi', mark: 'upi' },
  { method: 'card', mark: 'card' },
  { method: 'netbanking', mark: 'bank' },
  { method: 'wallet', mark: 'wallet' },
] as const satisfies readonly { readonly method: string; readonly mark: PaymentMark }[];
export type OnlineMethod = (typeof METHODS)[number]['method'];

/** Texts under `payment.mark.…` and `payment.method.…`, of the page that shows them. */
type MethodTexts = (key: string) => string;

function Sign({ mark }: { readonly mark: PaymentMark }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={MARKS[mark]} />
    </svg>
  );
}

interface PaymentMarksProps {
  /** What can be paid with on one way. */
  readonly marks: readonly PaymentMark[];
  readonly t: MethodTexts;
}

/** Each with its sign and its name. */
export function PaymentMarks({ marks, t }: PaymentMarksProps) {
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

interface PaymentMethodsProps {
  /** Of the radios; other ways to pay beside them have the same. */
  readonly name: string;
  /** The provider whose page takes them. */
  readonly mode: string;
  readonly chosen: OnlineMethod | null;
  /** Asked to pay before this was said. */
  readonly isMissing?: boolean;
  readonly t: MethodTexts;
  readonly onChoose: (method: OnlineMethod) => void;
}

/** What a page online takes, each a choice of its own. */
export function PaymentMethods({ name, mode, chosen, isMissing, t, onChoose }: PaymentMethodsProps) {
  return METHODS.map(({ method, mark }) => (
    <Choice key={method}>
      <input
        type="radio"
        name={name}
        value={`${mode}-${method}`}
        checked={chosen === method}
        data-missing={isMissing || undefined}
        onChange={() => onChoose(method)}
      />
      <strong className={styles['method']}>{t(`payment.mark.${mark}`)}</strong>
      <span className={`${styles['marks']} ${styles['mark']} ${styles['alone']}`}>
        <Sign mark={mark} />
      </span>
      <small>{t(`payment.method.${method}`)}</small>
    </Choice>
  ));
}
