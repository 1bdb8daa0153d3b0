import type { ReactNode } from 'react';
export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}
export declare function Disclosure({
  summary,
  children,
  open,
  name,
  className,
}: DisclosureProps): import('react').JSX.Element;
