import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from '../class-names.ts';

interface Look {
  /** `primary` once per view; `quiet` looks like a link. */
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
  /** Fills the width it is given. */
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}

const look = ({ variant = 'primary', size = 'medium', wide = false }: Look) => ({
  'data-variant': variant,
  'data-size': size,
  'data-wide': wide || undefined,
});

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** What the button is doing now ("Adding…"). Replaces its text and ignores further presses. */
  readonly busy?: string | undefined;
}

/** A button that keeps its place and its focus while it works, and says what it is doing. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...look({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) })}
      type={type}
      className={classNames(styles['root'], className)}
      aria-disabled={busy === undefined ? rest['aria-disabled'] : true}
      data-busy={busy === undefined ? undefined : true}
      onClick={busy === undefined ? onClick : (event) => event.preventDefault()}
    >
      {busy === undefined ? (
        <>
          {icon}
          {children}
        </>
      ) : (
        <>
          <span className={styles['spinner']} aria-hidden />
          {busy}
        </>
      )}
    </button>
  );
}

export interface ButtonLinkProps extends Look, ComponentProps<'a'> {
  readonly href: string;
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      {...look({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) })}
      className={classNames(styles['root'], className)}
    >
      {icon}
      {children}
    </a>
  );
}
