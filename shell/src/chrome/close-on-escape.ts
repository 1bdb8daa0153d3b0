import type { KeyboardEvent } from 'react';

/** Escape closes a disclosure and gives the focus back to what opened it. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  if (event.key !== 'Escape' || !details.open) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}
