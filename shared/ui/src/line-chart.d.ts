import type { ReactNode } from 'react';
export interface LineChartProps {
  readonly line: string;
  readonly caption: ReactNode;
  readonly className?: string | undefined;
}
export declare function LineChart({
  line,
  caption,
  className,
}: LineChartProps): import('react').JSX.Element | null;
