import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
export declare function SubmitButton(
  button: Omit<ComponentProps<typeof Button>, 'type' | 'onClick'>,
): import('react').JSX.Element;
