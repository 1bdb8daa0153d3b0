import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { aStartedStore } from '../../testing/composer-process.fixtures.ts';

jest.setTimeout(60_000);

it("a shell's build may lie where there is no React: what its site draws is drawn by the composer's", async () => {
  const store = await aStartedStore();
  try {
    expect(() => findPackageJSON('react', join(store.data, 'site.mjs'))).toThrow(
      "Cannot find package 'react'",
    );
    const { status, text } = await store.get('/');
    expect(status).toBe(200);
    expect(text).toContain('<div class="header">header en /</div>');
  } finally {
    await store.close();
  }
});
