import { Field } from '@suvarna/ui/field';
import type { ComponentProps } from 'react';

/** Six digits of an authenticator app, as a device offers them. */
export function CodeField(props: Pick<ComponentProps<typeof Field>, 'name' | 'label' | 'hint' | 'ref'>) {
  return <Field {...props} inputMode="numeric" autoComplete="one-time-code" pattern="\d{6}" required />;
}
