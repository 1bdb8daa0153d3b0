import type { Dependencies } from './dependencies.ts';

type Key = keyof Dependencies;

type Modules = Dependencies['modules'];

/** How something is made, from the parts of `Dependencies` that it names. */
export interface Provider<Made = unknown> {
  readonly needs: readonly Key[];
  readonly make: (needs: Dependencies) => Made | Promise<Made>;
  /** Called when the service stops. */
  close?(made: Made): Promise<void>;
}

/** The same of what is made of everything that modules register; what it needs is known with the modules. */
interface Collector<Made = unknown> extends Omit<Provider<Made>, 'needs'> {
  readonly needs: (modules: Modules) => readonly Key[];
}

/** What a module makes for others and for itself, by the names it has in `Dependencies`. */
export type Provides = {
  readonly [Name in Key]?: Provider<Dependencies[Name]> | Collector<Dependencies[Name]>;
};

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

/**
 * Of all that modules register, each made with what it named and nothing else:
 *
 *     provides: { tenders: collect(({ tenders }) => tenders, createTenders) }
 */
export const collect = <One, Made>(
  registered: (module: Modules[number]) => readonly Provider<One>[] | undefined,
  make: (all: readonly One[]) => Made,
): Collector<Made> => {
  const of = (modules: Modules): readonly Provider<One>[] =>
    modules.flatMap((module) => registered(module) ?? []);
  return {
    needs: (modules) => ['modules', ...of(modules).flatMap(({ needs }) => needs)],
    make: async (deps) =>
      make(await Promise.all(of(deps.modules).map((one) => one.make(only(deps, one.needs))))),
  };
};

/** These parts and no other. */
export const only = <Needed extends Key>(
  all: Pick<Dependencies, Needed>,
  names: readonly Needed[],
): Pick<Dependencies, Needed> =>
  Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<Dependencies, Needed>;
