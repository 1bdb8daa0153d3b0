/**
 * Leaves parts of the federation runtime out of the host: what only Node.js needs, and what reads
 * snapshots and preloads by them. Remotes are registered with the address of their entry (`containers.ts`)
 * and never replaced by force, so none of it is reached; the library has no switch for it.
 */
import { join } from 'node:path';
import type { Compiler } from 'webpack';

const STAND_IN = join(import.meta.dirname, 'browser', 'left-out.ts');

const PARTS = [
  'runtime-core/dist/utils/preload.js',
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
  'sdk/dist/node.js',
  'webpack-bundler-runtime/dist/remotes.js',
] as const;

export class LeaveOutPlugin {
  apply(compiler: Compiler): void {
    const missing = new Set<string>(PARTS);
    compiler.hooks.normalModuleFactory.tap('LeaveOutPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('LeaveOutPlugin', (asked) => {
        if (!asked.request.startsWith('.')) return;
        const file = join(asked.context, asked.request).replaceAll('\\', '/');
        const part = PARTS.find((path) => file.endsWith(`@module-federation/${path}`));
        if (!part) return;
        missing.delete(part);
        asked.request = STAND_IN;
      });
    });
    // A version of the library with other files would silently be whole again.
    compiler.hooks.afterCompile.tap('LeaveOutPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return;
      for (const part of missing)
        compilation.errors.push(new Error(`LeaveOutPlugin: nothing asked for @module-federation/${part}`));
    });
  }
}
