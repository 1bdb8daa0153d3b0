import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';
export interface AskFormProps extends Omit<ComponentProps<typeof Field>, 'action'> {
  readonly ask: string;
  readonly busy: string | undefined;
  readonly onAsk: () => void;
  readonly children?: ReactNode;
  readonly formClass?: string | undefined;
}
export declare function AskForm({
  ask,
  busy,
  onAsk,
  children,
  formClass,
  ...field
}: AskFormProps): import('react').JSX.Element;
