import type { ReactNode, Ref } from 'react';
export interface RailProps {
  readonly id: string;
  readonly title: string;
  readonly all?:
    | {
        readonly href: string;
        readonly label: string;
      }
    | undefined;
  readonly children: readonly ReactNode[];
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLElement>;
}
export declare function Rail({
  id,
  title,
  all,
  children,
  className,
  ref,
}: RailProps): import('react').JSX.Element;
