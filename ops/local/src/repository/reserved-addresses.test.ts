import { describe, expect, it } from '@jest/globals';
import { RESERVED_ADDRESSES } from '@suvarna/contracts/release-delivery';
import { match } from 'path-to-regexp';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const read = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

/** Every address that composer and site answer themselves, as their sources name it. */
function ownAddresses(): string[] {
  const served =
    read('shell/src/engine/composer/http/**/*.routes.ts') + read('shell/src/site/server/*.route.ts');
  const constants = read('shell/src/{engine,site}/**/*.ts') + read('shared/contracts/src/**/*.ts');
  const valueOf = (name: string): string => {
    const found = new RegExp(`const ${name}(?:: string)? = '([^']+)'`).exec(constants)?.[1];
    if (found === undefined) throw new Error(`the value of ${name} is not found`);
    return found;
  };
  const literal = /(?:app\.\w+\(|url: |path: |fixed\(|elsewhere\()\s*['`](\/[^'`]*)['`]/g;
  const constant = /(?:app\.\w+\(|localizePath\()(?:base \+ )?([A-Z_]{4,})\b/g;
  return [
    ...[...served.matchAll(literal)].map(([, path = '']) => path),
    ...[...served.matchAll(constant)].map(([, name = '']) => valueOf(name)),
  ].filter((path) => path !== '/*');
}

describe('addresses that no remote may have', () => {
  const own = ownAddresses();

  it.each(own)('are those that composer and site answer themselves: %s', (path) => {
    const example = path.replaceAll(/\$\{\w+\}|:\w+(?:\([^)]*\))?|\*/g, 'x');
    expect(RESERVED_ADDRESSES.filter((pattern) => match(pattern)(example) !== false)).not.toEqual([]);
  });

  it('are found in the sources, not guessed', () => {
    expect(own).toEqual(
      expect.arrayContaining([
        '/api/*',
        '/media/*',
        '/remotes/*',
        '/shell/*',
        '/livez',
        '/service-worker.js',
        '/_shell/insight',
        '/_shell/offline/',
        '/choose-language/',
        '/robots.txt',
      ]),
    );
  });
});
