/** Set by the build (`shared/federation`): which release this code is part of. */
declare const __REMOTE__: { readonly name: string; readonly version: string };

/** Internal of the integrity plugin that it does not declare: what stands for a chunk's hash until that is known. */
declare module 'webpack-subresource-integrity/util.js' {
  export function makePlaceholder(hashFuncNames: readonly string[], chunkId: string | number): string;
}
