import { useDeferredValue, type ReactNode } from 'react';
import { useRemoteContext } from './hooks.ts';

/**
 * Parts below the first view. In a document they are there from the start; on a soft navigation
 * they are drawn right after what the shopper looks at first, and in slices.
 */
export function Deferred({ children }: { readonly children: ReactNode }): ReactNode {
  const { soft = false } = useRemoteContext();
  return useDeferredValue(true, !soft) ? children : null;
}
