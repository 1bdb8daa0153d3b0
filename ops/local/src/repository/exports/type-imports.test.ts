/** The import rules hold for types too: what dependency-cruiser does not see, no file may have. */
import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace.ts';
import { unseenImports } from './type-imports.fixtures.ts';

describe('a type that names another file by import()', () => {
  it.each([
    ["type Form = import('../../mfe-account/src/form.ts').Form;", '../../mfe-account/src/form.ts'],
    ["type Part = typeof import('./part.ts');", './part.ts'],
    ["export const load = (): Promise<import('@suvarna/session').Customer> => read();", '@suvarna/session'],
    ["type Sending = Parameters<typeof import('./model.ts').bodyOf>[0];", './model.ts'],
    ["function f<T extends import('x').T>(a: T): a is T & import('y').U { return true; }", 'x, y'],
  ])('is found: %s', (source, found) => {
    expect(unseenImports(source, 'a.ts').join(', ')).toBe(found);
  });

  it.each([
    "import type { Form } from './form.ts'; type Other = import('./form.ts').Other;",
    "type Part = typeof import('./part.ts'); const load = (): Promise<Part> => import('./part.ts');",
    "type Module = typeof import('node:module');",
    "export { a } from './a.ts'; type B = import('./a.ts').B;",
  ])('is seen where the file imports it besides, or is of Node: %s', (source) => {
    expect(unseenImports(source, 'a.ts')).toEqual([]);
  });

  it('is in no source of ours without an import that the rules see', () => {
    const files = globSync('{mfe-*,shell,services/*,shared/*,jewellery/*,ops/*,e2e}/**/*.{ts,tsx}', {
      cwd: root,
      // What is generated comes and goes while suites run.
      exclude: (name) => ['node_modules', 'dist', 'generated'].includes(name),
    });
    expect(files.length).toBeGreaterThan(2_000);
    const found = files.flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return source.includes('import(') ? unseenImports(source, path).map((to) => `${path} → ${to}`) : [];
    });
    expect(found).toEqual([]);
  });
});
