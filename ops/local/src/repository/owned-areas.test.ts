import { describe, expect, it } from '@jest/globals';
import { areaOfPath, OWNED_AREAS } from '@suvarna/contracts/release-delivery';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

interface Remote {
  readonly name: string;
  readonly routes: readonly { readonly path: string }[];
}

describe('the parts of the store', () => {
  it('belong to one remote each, and each remote has pages in all of its own', async () => {
    const remotes = await Promise.all(
      globSync('mfe-*/remote.config.ts', { cwd: root }).map(
        async (file) => ((await import(join(root, file))) as { default: Remote }).default,
      ),
    );
    const used = Object.fromEntries(
      remotes.map(({ name, routes }) => [name, new Set(routes.map(({ path }) => areaOfPath(path)))]),
    );
    const owned = Object.entries(OWNED_AREAS).map(
      ([name, areas]) => [name, new Set<string | null>(areas)] as const,
    );
    expect(used).toEqual(Object.fromEntries(owned));
    const all = Object.values(OWNED_AREAS).flat();
    expect(all).toHaveLength(new Set(all).size);
  });
});
