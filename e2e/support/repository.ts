import { join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../..');

/** Where programs, temporary files, fonts and the language of messages are; nothing secret. */
const OF_THE_MACHINE = [
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'LANG',
  'LC_ALL',
  'TZ',
  'SystemRoot',
  'ComSpec',
  'PATHEXT',
  'LOG_LEVEL',
  'NODE_EXTRA_CA_CERTS',
  'FONTCONFIG_PATH',
  'FONTCONFIG_FILE',
  'LD_LIBRARY_PATH',
];

/** What a process of the tests may know of the environment they run in, with the pinned tools first on PATH. Its settings are given by name. */
export const toolEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    OF_THE_MACHINE.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  ),
  PATH: `${repository}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
  // Where the store keeps it too: each program is compiled once for all of its starts.
  NODE_COMPILE_CACHE: join(repository, 'node_modules', '.cache', 'node'),
});
