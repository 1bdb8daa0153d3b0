import type { Compiler } from 'webpack';

const RUNTIME_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
const CONTAINER_ENTRY = /^container entry /;

/**
 * The module that starts the federation runtime is a file named by a digest of absolute paths, and a
 * container names that file; webpack makes module ids of both names. Fixed ids let two folders build
 * the same bytes.
 */
export class StableEntryIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableEntryIdPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableEntryIdPlugin', (modules) => {
        for (const module of modules) {
          if (RUNTIME_ENTRY.test(module.nameForCondition() ?? ''))
            compilation.chunkGraph.setModuleId(module, 'runtime');
          else if (CONTAINER_ENTRY.test(module.identifier()))
            compilation.chunkGraph.setModuleId(module, 'container');
        }
      });
    });
  }
}
