import { type FieldProps } from './field.tsx';
export interface CodeFieldProps extends Pick<FieldProps, 'label' | 'error' | 'hint'> {
  readonly name?: string;
  readonly value: string;
  readonly length: number;
  readonly digitsOf: (text: string) => string;
  readonly onType: (digits: string) => void;
}
export declare function CodeField({
  name,
  length,
  digitsOf,
  onType,
  ...field
}: CodeFieldProps): import('react').JSX.Element;
