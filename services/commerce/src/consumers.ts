import { MODULES } from './modules.ts';
import type { Consumer, Consumers } from './platform/outbox/consume.ts';

const consumersOf = <Type extends keyof Consumers>(type: Type): readonly Consumer<Type>[] =>
  MODULES.flatMap(({ consumers }): readonly Consumer<Type>[] => consumers?.[type] ?? []);

/** Who acts on what this service says. Events without a consumer are stored for a month, for those to come. */
export const CONSUMERS = Object.fromEntries(
  MODULES.flatMap(({ events = [] }) => events.map((type) => [type, consumersOf(type)] as const)),
) as Consumers;
