/**
 * Focus follows the commit (`shared/ui/src/focus.ts`): moved a frame or a task later, it may come before
 * what is meant is there, or take the shopper away from where they went since.
 */
import { expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

const LATER = /^(?:requestAnimationFrame|setTimeout)$/;

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
/** `setTimeout` and `window.setTimeout` alike. */
const nameOf = (callee: unknown): string => {
  if (!isNode(callee)) return '';
  return callee['type'] === 'MemberExpression' ? nameOf(callee['property']) : String(callee['value']);
};

/** How often something is given the focus by what runs a frame or a task later. */
function focusedLater(source: string, path: string): number {
  let found = 0;
  const visit = (value: unknown, isLater: boolean): void => {
    if (!isNode(value)) return;
    if (isLater && value['type'] === 'MemberExpression' && nameOf(value) === 'focus') found += 1;
    const waits = isLater || (value['type'] === 'CallExpression' && LATER.test(nameOf(value['callee'])));
    for (const part of Object.values(value)) visit(part, waits);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' }), false);
  return found;
}

test('nothing is given the focus a frame or a task later', () => {
  const sources = execFileSync('git', ['ls-files', '-z', 'shell', 'mfe-*', 'shared/ui', 'ops/console'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => /\/src\/.+\.tsx?$/.test(file) && !/\.(test|fixtures|proof|d)\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  expect(
    sources.filter((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      // Only these are worth being read as a tree.
      return /requestAnimationFrame|setTimeout/.test(source) && focusedLater(source, file) > 0;
    }),
  ).toEqual([]);
});

test.each([
  ['setTimeout(() => field.focus(), 0);', 1],
  ['window.setTimeout(() => { ref.current?.focus({ preventScroll: true }); }, 0);', 1],
  ['requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()));', 1],
  ["setTimeout(() => document.querySelector<HTMLElement>('input')!.focus());", 1],
  ['field.focus(); setTimeout(close, 100);', 0],
  ['setTimeout(() => focus(() => field), 0);', 0],
])('of %s the reader finds %s', (source, count) => {
  expect(focusedLater(source, 'x.ts')).toBe(count);
});
