import { createContext, use, type ReactNode } from 'react';
import type { Changes } from './changes.ts';
import type { Api } from './client.ts';

interface Outside {
  readonly api: Api;
  readonly changes: Changes;
}

const OutsideContext = createContext<Outside | null>(null);

export const ApiProvider = ({ children, ...outside }: Outside & { readonly children: ReactNode }) => (
  <OutsideContext value={outside}>{children}</OutsideContext>
);

function useOutside(): Outside {
  const outside = use(OutsideContext);
  if (!outside) throw new Error('there is no ApiProvider above');
  return outside;
}

export const useApi = (): Api => useOutside().api;
export const useChanges = (): Changes => useOutside().changes;
