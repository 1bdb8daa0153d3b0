import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/** Enough for a few dozen chunks; two alike would fail the build. */
const DIGITS = 6;

/**
 * A chunk that webpack split off by itself is called by all files in it, in a hundred letters, and every
 * first view carries that name several times: in the page's document and where chunks are asked for.
 * Here it is a short digest of the same names, alike in every folder.
 */
export class ShortChunkIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ShortChunkIdsPlugin', (compilation) => {
      const { context } = compiler;
      const { chunkGraph, requestShortener } = compilation;
      compilation.hooks.beforeChunkIds.tap('ShortChunkIdsPlugin', (chunks) => {
        for (const chunk of chunks) {
          if (chunk.name) continue;
          const names = [...chunkGraph.getChunkModulesIterable(chunk)].map(
            (module) => module.libIdent({ context }) ?? module.readableIdentifier(requestShortener),
          );
          const id = createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, DIGITS);
          chunk.id = id;
          chunk.ids = [id];
        }
      });
    });
  }
}
