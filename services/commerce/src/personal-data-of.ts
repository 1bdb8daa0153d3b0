import type { Kept, Obstacle } from '@suvarna/contracts/privacy';
import type { Module } from './module.ts';
import type { Account } from './modules/privacy/index.ts';

/** One of each kind, and none of what does not stand in the way. */
function together(all: readonly Obstacle[]): readonly Obstacle[] {
  const kinds = new Map<Obstacle['kind'], Obstacle>();
  for (const { kind, count, amount_paise } of all.filter((one) => one.count > 0)) {
    const before = kinds.get(kind) ?? { kind, count: 0, amount_paise: 0 };
    kinds.set(kind, {
      kind,
      count: before.count + count,
      amount_paise: before.amount_paise + amount_paise,
    });
  }
  return [...kinds.values()];
}

/** What all modules know of a customer, and how each forgets it: from the top of the list down, as they depend on each other. */
export function accountThrough(modules: readonly Module[]): Account {
  const parts = modules.flatMap(({ personalData }) => personalData ?? []);
  return {
    async collect(tx, customerId) {
      const said: Record<string, unknown> = {};
      for (const { collect } of parts) Object.assign(said, await collect?.(tx, customerId));
      return said;
    },
    async obstacles(tx, customerId) {
      const all: Obstacle[] = [];
      for (const { obstacles } of parts) all.push(...((await obstacles?.(tx, customerId)) ?? []));
      return together(all);
    },
    async kept(tx, customerId) {
      const all: Kept[] = [];
      for (const { kept } of parts) all.push(...((await kept?.(tx, customerId)) ?? []));
      return all.filter(({ count }) => count > 0);
    },
    async erase(tx, customerId, at) {
      for (const { erase } of parts.toReversed()) await erase?.(tx, customerId, at);
    },
  };
}
