import type { ReactNode } from 'react';
export interface ChoiceProps {
  readonly children: ReactNode;
  readonly isOff?: boolean;
  readonly className?: string | undefined;
}
export declare function Choice({ children, isOff, className }: ChoiceProps): import('react').JSX.Element;
