import type { Dependencies } from '../dependencies.ts';
import type { Module } from '../module.ts';
import { only, type Provider, type Provides } from '../provide.ts';

export interface Assembled {
  readonly deps: Dependencies;
  /** What was made last is closed first. */
  close(): Promise<void>;
}

type Owned = Provider & { readonly of: string };

function providersOf(modules: readonly Module[]): ReadonlyMap<string, Owned> {
  const all = new Map<string, Owned>();
  for (const { name: of, provides = {} } of modules) {
    for (const [key, provider] of Object.entries<Provides[keyof Provides]>(provides)) {
      if (provider === undefined) continue;
      const other = all.get(key);
      if (other !== undefined) throw new Error(`Both ${other.of} and ${of} provide "${key}".`);
      const needs = typeof provider.needs === 'function' ? provider.needs(modules) : provider.needs;
      all.set(key, { ...provider, needs, of });
    }
  }
  return all;
}

/**
 * Makes everything that modules provide, each part after those it needs: a module below may need what one
 * above it provides, as long as that does not need it in turn. What is given is not made.
 *
 * @throws Error where two modules provide the same, one needs what none provides, or parts need each other
 */
export async function assemble(given: Partial<Dependencies>, modules: readonly Module[]): Promise<Assembled> {
  const providers = providersOf(modules);
  const parts = new Map<string, unknown>(Object.entries(given));
  const made: string[] = [];

  async function ensure(key: string, by: readonly string[]): Promise<void> {
    if (parts.has(key)) return;
    const provider = providers.get(key);
    if (provider === undefined)
      throw new Error(`${by.at(-1) ?? ''} needs "${key}", which no module provides.`);
    if (by.includes(key)) throw new Error(`Parts need each other: ${[...by, key].join(' → ')}.`);
    for (const needed of provider.needs) await ensure(needed, [...by, key]);
    parts.set(
      key,
      await provider.make(only(Object.fromEntries(parts) as unknown as Dependencies, provider.needs)),
    );
    made.push(key);
  }

  for (const key of providers.keys()) await ensure(key, []);
  for (const { name, needs = [] } of modules) for (const key of needs) await ensure(key, [name]);
  return {
    deps: Object.fromEntries(parts) as unknown as Dependencies,
    async close() {
      const given = [...providers.keys()].filter((key) => !made.includes(key));
      for (const key of [...given, ...made].reverse()) await providers.get(key)?.close?.(parts.get(key));
    },
  };
}
