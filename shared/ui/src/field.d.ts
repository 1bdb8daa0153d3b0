import type { ComponentProps, ReactNode } from 'react';
interface Wiring {
  readonly label: string;
  readonly name: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly action?: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}
export interface FieldProps extends Wiring, Omit<ComponentProps<'input'>, 'name' | 'id' | 'className'> {}
export declare function Field({
  label,
  name,
  hint,
  error,
  action,
  id,
  className,
  ...input
}: FieldProps): import('react').JSX.Element;
export interface SelectFieldProps
  extends Wiring, Omit<ComponentProps<'select'>, 'name' | 'id' | 'className'> {}
export declare function SelectField({
  label,
  name,
  hint,
  error,
  action,
  id,
  className,
  ...select
}: SelectFieldProps): import('react').JSX.Element;
export interface TextAreaFieldProps
  extends Wiring, Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'className'> {}
export declare function TextAreaField({
  label,
  name,
  hint,
  error,
  action,
  id,
  className,
  ...area
}: TextAreaFieldProps): import('react').JSX.Element;
export {};
