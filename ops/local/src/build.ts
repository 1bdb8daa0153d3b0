/** `npm run build -- [catalog …] [--version 1.0.1] [--out folder]` */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build/builds.ts';
import { complain, explain, say } from './terminal.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { version: { type: 'string' }, out: { type: 'string' } },
  });
  await build({
    onLine: (line) => say('build', line),
    ...(positionals.length ? { only: positionals } : {}),
    ...(values.version === undefined ? {} : { version: values.version }),
    ...(values.out === undefined ? {} : { out: resolve(values.out) }),
  });
} catch (error) {
  complain('build', explain(error));
  process.exitCode = 1;
}
