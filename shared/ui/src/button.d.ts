import type { ComponentProps, ReactNode } from 'react';
interface Look {
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}
export interface ButtonProps extends Look, ComponentProps<'button'> {
  readonly busy?: string | undefined;
}
export declare function Button({
  variant,
  size,
  wide,
  icon,
  busy,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps): import('react').JSX.Element;
export interface ButtonLinkProps extends Look, ComponentProps<'a'> {
  readonly href: string;
}
export declare function ButtonLink({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps): import('react').JSX.Element;
export {};
