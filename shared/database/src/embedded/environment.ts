/** Where programs, temporary files and the language of messages are. */
const NAMES = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'LC_ALL', 'SystemRoot', 'ComSpec', 'PATHEXT'];

/**
 * What PostgreSQL's programs know of the environment they are started in: nothing secret, and nothing
 * that would set them up differently, as `PGDATA` or `PGOPTIONS` of the caller would.
 */
export const serverEnvironment = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  Object.fromEntries(NAMES.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
