import type { Compiler } from 'webpack';
import { makePlaceholder } from 'webpack-subresource-integrity/util.js';

/**
 * A chunk that only takes libraries from the host has no file. The integrity plugin lists it all
 * the same, finds no hash for it, and fails the build; here its place in the list is emptied first.
 */
export class FilelessChunksPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FilelessChunksPlugin', (compilation) => {
      // Right before the integrity plugin fills in the hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE - 1;
      compilation.hooks.processAssets.tap({ name: 'FilelessChunksPlugin', stage }, () => {
        const chunks = [...compilation.chunks];
        const placeholders = chunks
          .filter(({ id, files }) => id !== null && ![...files].some((file) => file.endsWith('.js')))
          .map(({ id }) => makePlaceholder(['sha384'], id ?? ''));
        for (const file of chunks
          .filter((chunk) => chunk.hasRuntime())
          .flatMap((chunk) => [...chunk.files])) {
          compilation.updateAsset(file, (source) => {
            const text = source.source().toString();
            const emptied = placeholders.reduce(
              (rest, placeholder) => rest.replaceAll(placeholder, ''),
              text,
            );
            return emptied === text ? source : new sources.RawSource(emptied);
          });
        }
      });
    });
  }
}
