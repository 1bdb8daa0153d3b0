import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

interface Wiring {
  readonly label: string;
  /** Also the root of the ids that tie label, hint and error to the control. */
  readonly name: string;
  readonly hint?: ReactNode;
  /** What is wrong and what to do; announced when it appears. */
  readonly error?: string | undefined;
  /** Drawn inside the frame after the control, e.g. a "Show" button. */
  readonly action?: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

function Frame({
  label,
  hint,
  error,
  action,
  id,
  className,
  children,
}: Omit<Wiring, 'name' | 'id'> & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={classNames(styles['root'], className)}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['frame']} data-invalid={error !== undefined || undefined}>
        {children}
        {action}
      </div>
      {hint !== undefined && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className={styles['error']} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

const control = (id: string, hint: ReactNode, error: string | undefined) => ({
  id,
  className: styles['control'],
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby':
    classNames(
      hint === undefined ? undefined : `${id}-hint`,
      error === undefined ? undefined : `${id}-error`,
    ) || undefined,
});

export interface FieldProps extends Wiring, Omit<ComponentProps<'input'>, 'name' | 'id' | 'className'> {}

/** A labelled input. Takes every attribute of one, `ref` included, so form libraries can drive it. */
export function Field({
  label,
  name,
  hint,
  error,
  action,
  id = `field-${name}`,
  className,
  ...input
}: FieldProps) {
  return (
    <Frame {...{ label, hint, error, action, id, className }}>
      <input {...input} name={name} {...control(id, hint, error)} />
    </Frame>
  );
}

export interface SelectFieldProps
  extends Wiring, Omit<ComponentProps<'select'>, 'name' | 'id' | 'className'> {}

/** A labelled native choice; `children` are its options. */
export function SelectField({
  label,
  name,
  hint,
  error,
  action,
  id = `field-${name}`,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Frame {...{ label, hint, error, action, id, className }}>
      <select {...select} name={name} {...control(id, hint, error)} />
    </Frame>
  );
}

export interface TextAreaFieldProps
  extends Wiring, Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'className'> {}

/** A labelled place for several lines. */
export function TextAreaField({
  label,
  name,
  hint,
  error,
  action,
  id = `field-${name}`,
  className,
  ...area
}: TextAreaFieldProps) {
  return (
    <Frame {...{ label, hint, error, action, id, className }}>
      <textarea {...area} name={name} {...control(id, hint, error)} />
    </Frame>
  );
}
