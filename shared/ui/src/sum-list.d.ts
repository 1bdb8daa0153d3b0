import type { ReactNode } from 'react';
interface SumRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly note?: string | undefined;
  readonly paise: number;
}
export interface SumListProps {
  readonly rows: readonly SumRow[];
  readonly total: {
    readonly label: ReactNode;
    readonly paise: number;
  };
}
export declare function SumList({ rows, total }: SumListProps): import('react').JSX.Element;
export {};
