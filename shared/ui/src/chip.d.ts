import type { ReactNode } from 'react';
export interface ChipLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly selected?: boolean;
  readonly removeLabel?: string | undefined;
  readonly rel?: string;
  readonly className?: string | undefined;
}
export declare function ChipLink({
  href,
  children,
  selected,
  removeLabel,
  rel,
  className,
}: ChipLinkProps): import('react').JSX.Element;
