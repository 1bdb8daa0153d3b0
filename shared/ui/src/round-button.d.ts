import type { ReactNode } from 'react';
export interface RoundButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}
export declare function RoundButton({
  label,
  onClick,
  children,
}: RoundButtonProps): import('react').JSX.Element;
