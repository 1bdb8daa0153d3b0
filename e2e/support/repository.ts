import { resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../..');

/** The Node that runs the tests, with the pinned tools first on PATH. */
export const toolEnvironment = (): NodeJS.ProcessEnv => ({ ...process.env, PATH: `${repository}/node_modules/.bin:${process.env['PATH'] ?? ''}` });
