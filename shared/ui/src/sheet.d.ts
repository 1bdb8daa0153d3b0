import { type ReactNode } from 'react';
export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}
export declare function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  wide,
  children,
}: SheetProps): import('react').JSX.Element;
