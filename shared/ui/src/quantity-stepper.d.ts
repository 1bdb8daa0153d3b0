export interface QuantityStepperProps {
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly labels: {
    readonly group: string;
    readonly decrease: string;
    readonly increase: string;
  };
  readonly busy?: boolean;
  readonly className?: string | undefined;
}
export declare function QuantityStepper({
  value,
  min,
  max,
  onChange,
  labels,
  busy,
  className,
}: QuantityStepperProps): import('react').JSX.Element;
