declare const MARKS: {
  readonly upi: 'M7 3.5h10v17H7zM10.5 17.5h3M9.5 9l2.5 3 2.5-3M12 6.5V12';
  readonly card: 'M3 6h18v12H3zM3 10h18M6 14.5h4';
  readonly bank: 'M3.5 9 12 4l8.5 5zM5.5 9v8M10 9v8M14 9v8M18.5 9v8M3.5 20h17';
  readonly wallet: 'M4 7h15v12H4zM4 7l11-3v3M15 13h4';
  readonly cash: 'M3 7h18v10H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z';
  readonly months: 'M4 6h16v14H4zM4 10h16M8.5 3.5V8M15.5 3.5V8M9 15h6';
};
export type PaymentMark = keyof typeof MARKS;
declare const METHODS: readonly [
  {
    readonly method: 'upi';
    readonly mark: 'upi';
  },
  {
    readonly method: 'card';
    readonly mark: 'card';
  },
  {
    readonly method: 'netbanking';
    readonly mark: 'bank';
  },
  {
    readonly method: 'wallet';
    readonly mark: 'wallet';
  },
];
export type OnlineMethod = (typeof METHODS)[number]['method'];
type MethodTexts = (key: string) => string;
interface PaymentMarksProps {
  readonly marks: readonly PaymentMark[];
  readonly t: MethodTexts;
}
export declare function PaymentMarks({ marks, t }: PaymentMarksProps): import('react').JSX.Element;
interface PaymentMethodsProps {
  readonly name: string;
  readonly mode: string;
  readonly chosen: OnlineMethod | null;
  readonly isMissing?: boolean;
  readonly t: MethodTexts;
  readonly onChoose: (method: OnlineMethod) => void;
}
export declare function PaymentMethods({
  name,
  mode,
  chosen,
  isMissing,
  t,
  onChoose,
}: PaymentMethodsProps): import('react').JSX.Element[];
export {};
