import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { useAlive } from '../use-alive.ts';

/** Sends its form, once a script listens: before that the browser would put what was typed into an address. */
export function SubmitButton(button: Omit<ComponentProps<typeof Button>, 'type' | 'onClick'>) {
  return <Button {...button} type={useAlive() ? 'submit' : 'button'} />;
}
