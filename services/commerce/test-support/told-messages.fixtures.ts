import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MessageName, Messages } from '../src/platform/notifications/messages.ts';

export type ValuesOf<Name extends MessageName> = Messages[Name];

/** A message with values, as a module would send it. */
export type ToldMessage = { readonly [Name in MessageName]: readonly [Name, ValuesOf<Name>] }[MessageName];

const modules = join(import.meta.dirname, '../src/modules');

/** Modules that have messages: each says in `messages.fixtures.ts` what it tells, and how else where its words differ. */
export const telling: readonly string[] = globSync('*/messages.fixtures.ts', { cwd: modules }).map((file) =>
  dirname(file),
);

export async function toldBy(module: string): Promise<readonly ToldMessage[]> {
  const file = join(modules, module, 'messages.fixtures.ts');
  return ((await import(file)) as { readonly told: readonly ToldMessage[] }).told;
}
