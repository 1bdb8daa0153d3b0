import type { Dependencies } from './dependencies.ts';

type Key = keyof Dependencies;

/** How one part of `Dependencies` is made, from the parts it names. */
export interface Provider<Made = unknown> {
  readonly needs: readonly Key[];
  readonly make: (needs: Dependencies) => Made | Promise<Made>;
  /** Called when the service stops. */
  close?(made: Made): Promise<void>;
}

/** What a module makes for others and for itself, by the names it has in `Dependencies`. */
export type Provides = { readonly [Name in Key]?: Provider<Dependencies[Name]> };

/**
 * `make` gets what is named and nothing else, in the types and at run time:
 *
 *     provides: { courier: provide(['config'], ({ config }) => config.courier && courierApi(config.courier)) }
 */
export const provide = <const Needed extends Key, Made>(
  needs: readonly Needed[],
  make: (needs: Pick<Dependencies, Needed>) => Made | Promise<Made>,
  close?: (made: Made) => Promise<void>,
): Provider<Made> => ({ needs, make, ...(close && { close }) });

/** These parts and no other. */
export const only = <Needed extends Key>(
  all: Pick<Dependencies, Needed>,
  names: readonly Needed[],
): Pick<Dependencies, Needed> =>
  Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<Dependencies, Needed>;
