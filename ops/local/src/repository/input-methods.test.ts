/** Code that hears a key asks `pressedKey` of shared/ui which one it is: an input method that composes a word keeps its own. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

const HEARS = /\bonKey(?:Down|Up|Press)(?:Capture)?\s*[=:]|['"`]key(?:down|up|press)['"`]/;
const READS_ITSELF =
  /\b(?:event|nativeEvent|e)\.(?:key|code|keyCode|which)\b|\(\{[^}]*\b(?:key|keyCode)\b[^}]*\}(?::\s*\w+)?\)/;

/** Hear that a key was pressed, and not which; or a key with Alt held, which no input method takes. */
const ANY_KEY: ReadonlySet<string> = new Set([
  'shell/src/site/browser/follow/activity.ts',
  'shell/src/engine/boundaries/boundary-key.ts',
]);

const sources = execFileSync(
  'git',
  ['ls-files', '-z', 'shell/src', 'mfe-*/src', 'shared', 'ops/console/src'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixtures|d)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ text }) => HEARS.test(text));

test('each part that hears keys leaves those of an input method alone', () => {
  const others = sources.filter(({ file }) => !ANY_KEY.has(file));
  expect(others.length).toBeGreaterThan(3);
  expect(others.filter(({ text }) => !text.includes('pressedKey(')).map(({ file }) => file)).toEqual([]);
  expect(
    others.flatMap(({ file, text }) =>
      text.split('\n').flatMap((line) => (READS_ITSELF.test(line) ? [`${file}: ${line.trim()}`] : [])),
    ),
  ).toEqual([]);
});

test.each([...ANY_KEY])('%s still hears keys', (file) => {
  expect(sources.map((source) => source.file)).toContain(file);
});

test.each([
  ['if (event.key === "Enter") go();', true],
  ['onKeyDown={({ key }) => {', true],
  ['onKeyDown={({ key }: KeyboardEvent) => {', true],
  ['onKeyDown={(event) => {', false],
  ['const key = pressedKey(event);', false],
])('the rule reads %s', (line, isFault) => {
  expect(READS_ITSELF.test(line)).toBe(isFault);
});
